import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'gratitude'> = {
  thanks: {
    plant: `Di saku {name} ada roti panas, yang dimasukkan seseorang tanpa bilang apa-apa, untuk nanti. {name} menoleh ke dapur.~+,~ Lalu berkata, “Terima kasih.” “Itu kepada siapa?” tanya {pal}. “Entah,” kata {name}, “tapi ada menteganya.”`,
    turn: {
      restless: `Lalu, di saku {name}, roti itu menyenggol, masih hangat.~+,~ Maka {name} berbalik, menghadap {being}. “Terima kasih,” kata {name}. “Untuk apa?” tanya {pal}. “Karena kami jadi bangun. Kalau kamu diam, aku tidak datang.~+, dan~ Sekarang aku kenal kamu. Kalau kamu diam pun, aku tetap kenal.”`,
      wonder: `“Terima kasih,” kata {name} malah, kepada {being}. “Kan belum mulai,” kata {pal}. {name} mengeluarkan roti, yang sudah diberi terima kasih sebelum satu gigitan pun. “Bagiku sudah,” kata {name}. “Sejak sarapan aku senang, dan itu darimu.~+,~ Jadi tidak perlu lebih dari adanya. Aku cuma mau lihat.”`,
    },
    bed: `Roti itu dimakan di ranjang, seberapa adanya. Masuk saku panas.~+, dan~ Sekarang pun tengahnya masih empuk. “Terima kasih,” kata {name} lagi ke dalam gelap. Dari dua kamar di sana seseorang bilang, “Sama-sama.”`,
  },
  cake: {
    plant: `Musim lalu Bibi Buyut Odil mengirim kue, yang habis sehari.~+,~ Tetapi kartu terima kasihnya lebih lama. Kartu itu tinggal di saku {name}.~+, dan~ Gambarnya baru setengah kue. “Bukannya sudah terlambat?” tanya {pal}. “Kurasa ya,” kata {name}.`,
    turn: {
      restless: `Ada yang berkeresek. Itu kartu di saku {name}, seterlambat-terlambatnya kartu.~+,~ Maka {name} mendekat ke {being}. “Aku lupa bilang terima kasih,” kata {name}. “Tadi aku terjaga, lalu kamu terdengar.~+,~ Jadi aku bukan satu-satunya. Sekarang aku datang, jadi kamu juga bukan.”`,
      wonder: `“Itu sudah jadi?” tanya {pal}. Kartu itu menyembul dari saku {name}, setengah kue. “Belum,” kata {name}, lalu mengangkatnya kepada {being}. “Aku maunya bagus, jadi tidak berani melanjutkan.~+, dan~ Akhirnya tidak ada yang dapat apa-apa. Padahal setengah pun sudah cukup. Jadi terima kasih, untuk punyamu seadanya. Boleh lihat?”`,
    },
    bed: `Di samping ranjang ada kartu, sekarang kuenya utuh.~, dan~ Setengah yang baru lebih miring daripada yang lama. “Masih terlambat?” tanya {pal}. “Terlambat sekali,” kata {name}, mata terpejam. “Tapi utuh.”`,
  },
};

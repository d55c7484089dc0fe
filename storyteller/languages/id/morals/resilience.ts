import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'resilience'> = {
  tower: {
    plant: `Dari saku {name} keluar lima balok.~+,~ Lalu naik di atas satu tangan. “Lihat!” seru {name}. Seluruh dapur melihat, dan menara itu <weightless: buyar|roboh>. Telinga {name} semerah balok teratas. “Lagi?” tanya {pal}. “Jangan kalau dilihat,” kata {name}, menyimpannya.`,
    turn: {
      restless: `Tepat saat itu saku {name} miring.~+, dan~ Kelima balok keluar, dilihat semua orang. Telinga {name} merah, dan {name} terpaksa tertawa.~+,~ Lalu duduk dekat {being}, mulai lagi dari bawah. “Aku menyusun di sini sampai kamu tidur,” kata {name}. “Kalau <weightless: buyar|roboh>, aku mulai lagi, dan masih di sini.”`,
      wonder: `“Tunggu,” kata {name} kepada {being}, “aku dulu.” Naiklah lima balok, di satu tangan rata. Pada yang kelima menara itu <weightless: buyar|roboh>, di depan semua orang.~+, dan~ Tinggal satu balok. “Sekarang setinggi ini,” kata {name} sambil tertawa. “Lihat, tidak ada yang pulang. Satu cukup untuk mulai.”`,
    },
    bed: `Di samping ranjang ada menara lagi, bukan jenis yang perlu bilang “Lihat”. Bawahnya tiga balok.~+, dan~ Atasnya dua. Waktu sudah terlalu gelap untuk dilihat, menara itu masih berdiri.`,
  },
  tada: {
    plant: `“Lihat!” seru {name}. “Aku di satu kaki!” Seluruh dapur melihat.~+,~ Lalu {name} tidak di kaki mana pun. “Kamu lupa bilang tada,” kata {pal}. “Itu kalau berhasil,” kata {name}, telinga merah. “Aku setiap kali,” kata {pal}.`,
    turn: {
      restless: `Lalu {name} berputar kepada {being}, terlalu cepat, di satu kaki, dan <weightless: melayang kaki duluan|terguling ke samping>, dilihat semua orang. Sunyi sekali, lalu kedua lengan terentang. “Tada,” kata {name}, terpaksa tertawa. “Maksudku, aku di sini. Masih, cuma lebih <weightless: tinggi|rendah>. Dan kamu kelihatan jelas.”`,
      wonder: `“Tada,” kata {pal}, padahal belum terjadi apa-apa. {name} tertawa, lalu berdiri di satu kaki, di depan semua orang. Bagus sekali.~+,~ Lalu {name} <weightless: melayang terbalik|terguling>. “Cuma itu, tada,” kata {name} kepada {being}, telinga panas. “Pendek, dan kamu melihat, dan tidak marah. Begitu nanti aku melihatmu.”`,
    },
    bed: `{name} naik ranjang dengan satu kaki.~+, dan~ Hampir berhasil. “Tada,” kata {name}, pelan. “Kali itu berhasil?” tanya {pal}. “Tidak,” kata {name}, merentangkan kedua lengan dan kedua kaki.~+,~ Lalu berbaring selebar ranjang.`,
  },
};

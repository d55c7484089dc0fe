import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'patience'> = {
  middle: {
    plant: `Menunggu itu dikerjakan {name} dengan cepat. Kalau disuruh menghitung sampai seratus, jadinya, “Satu, dua, lewat-lewat, sembilan sembilan, seratus.” “Di situ masih ada isinya,” kata {pal}. “Itu cuma tengah,” kata {name}.`,
    turn: {
      restless: `“Satu, dua, lewat-lewat,” kata {pal}.~, dan~ {name} berhenti.~+,~ Lalu menoleh kepada {being}, yang dilewati semua orang. “Satu,” kata {name}, mendekat. “Dua. Tiga. Kupandang kamu seratus penuh, lalu mulai lagi. Empat.” Itu hitungan sungguhan, tengahnya ada.~+,~ Dan pada enam puluh {name} masih di situ.`,
      wonder: `Tetapi itu cuma satu, dua, lewat-lewat, tanpa tengah.~+,~ Maka {name} mengangkat sepuluh jari, di tempat yang kelihatan oleh {being}. “Satu,” kata {name}, lalu pelan-pelan menekuk satu. “Ini bukan supaya cepat. Kutunggu, dengan tengahnya, punyamu seadanya. Dua.”`,
    },
    bed: `Tertidur itu perlu waktu.~+, dan~ Isinya kebanyakan tengah. {name} berbaring memandangi tengah itu.~+,~ Dan ternyata empuk, jadi tidak perlu dilewati sedikit pun.`,
  },
  duck: {
    plant: `{name} mengecat bebek kayu jadi kuning. “Sudah kering?” tanya {name}, bertanyanya pakai jempol. Belum. “Sekarang ada jempolnya,” kata {pal}.~+,~ Maka jempol itu dicat lagi, untuk ketiga kali. “Lambat betul bebek ini,” kata {name}.`,
    turn: {
      restless: `Tetapi jempol {name} kuning, gara-gara bebek yang tidak dibiarkan. Jempol itu masuk kepalan.~+,~ Lalu {name} mendekat ke {being}, dan tinggal. “Tidak usah cepat selesai,” kata {name}. “Aku cuma memandangmu. Kalau sudah selesai pun, aku masih memandang.” Lama, kuning, dan {name} memandang terus.`,
      wonder: `“Kamu kena bebek,” kata {pal}. Benar, seluruh jempol {name}.~+,~ Maka jempol itu dikepal. “Bebekku tidak sabar kutunggu,” kata {name} kepada {being}, “jadi yang kulihat cuma jempol. Punyamu mau kulihat sebagaimana datangnya. Tidak usah banyak.” Lalu {name} membiarkannya pelan.`,
    },
    bed: `Bebek itu di samping ranjang, kuning dari ujung ke ujung. “Sudah kering?” tanya {pal}. “Mestinya,” kata {name}.~+, dan~ Kedua jempol tetap di bawah selimut. Bisa menunggu sampai pagi.~+, dan~ Bebek itu mengering sendiri dalam gelap.`,
  },
};

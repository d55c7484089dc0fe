import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'sharing'> = {
  scarf: {
    plant: `Malam bisa dingin di pinggirnya, maka {name} memakai syal, baru, merah.~+, dan~ Cukup tiga lilitan. “Muat buat aku juga?” tanya {pal}. “Pas untuk satu orang,” kata {name}[, lalu melilitkan ujungnya sekali lagi].`,
    turn: {
      restless: `Lalu {name} merasakan syal itu, juga dinginnya kalau di sebelah tidak ada siapa-siapa. Dekat {being}, syal itu dibuka, sekali, dua kali, tiga kali. Satu ujung tinggal.~+, dan~ Ujung lain ditaruh tepat di samping {being}. “Ujung itu punyamu,” kata {name}, “dan aku di ujung ini, sampai kamu tidur.”`,
      wonder: `“Mulai dingin,” kata {pal}, dan semua yang menunggu juga bilang begitu. Maka {name} berhenti, membuka syal merah, sekali, dua kali, tiga kali. Syal itu berjalan sepanjang barisan.~+, dan~ Semua memegang sedikit. “Cuma sedikit seorang,” kata {name} kepada {being}, “dan lihat, tidak ada yang minta lebih. Sedikit darimu juga begitu.”`,
    },
    bed: `Syal itu tergantung di ujung ranjang. Ditarik dari dua ujung.~+,~ Jadi lebih panjang daripada waktu baru. {name} mengukurnya. “Sekarang cukup tiga orang,” kata {name} kepada {pal}. “Kamu sudah kuhitung.”`,
  },
  cushion: {
    plant: `“Bantal itu untuk apa?” tanya {pal}. “Duduk, kalau harus menunggu,” kata {name}. Kecil, biru. {pal} mencobanya di kursi dapur.~+,~ Lalu turun di samping. “Pas untuk satu orang,” kata {name}, mengepitnya.`,
    turn: {
      restless: `Lalu, flup, turunlah bantal biru, dekat {being}, dengan {name} di atasnya. {name} bergeser ke pinggir, tempat jahitannya keras.~+,~ Jadi separuhnya kosong. “Sisi ini punyamu,” kata {name}. “Sisi itu punyaku, dan dari sini kamu kupandang sampai tidur.”`,
      wonder: `“Boleh minta *satu* sisi bantalnya?” tanya {pal}. Bantal itu turun, tepat di samping {being}.~+, dan~ Masing-masing mengambil satu pinggir. Dua-duanya menggantung, dan di tengah tersisa sedikit, sebesar cangkir. “Itu untukmu,” kata {name} kepada {being}. “Itu yang terenak. Kami datang untuk kamu, tidak lebih.”`,
    },
    bed: `Bantal itu di samping ranjang. Dulu lekuknya satu.~+, dan~ Sekarang dua. “Salah satunya punyaku?” tanya {pal}. “Dua-duanya sudah ada yang punya,” kata {name}. “Kamu boleh separuh bantal tidur.”`,
  },
};

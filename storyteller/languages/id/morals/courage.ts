import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'courage'> = {
  second: {
    plant: `Satu saja soalnya, {name} takut gelap.~+,~ Jadi {name} selalu jalan nomor dua. Kalau nomor dua, di depan ada punggung.~+, dan~ Gelap sampainya ke punggung itu dulu. “Kamu duluan,” kata {name} kepada {pal}. “Lagi?” kata {pal}.`,
    turn: {
      restless: `“Lalu siapa yang menemani {being}?” tanya {pal}.~, dan~ {name} melihat, tiga langkah, gelap semua. “Aku takut gelap,” kata {name} keras-keras. Satu kaki maju.~+,~ Lalu kaki satunya. Sekarang di depan tidak ada punggung, cuma {being}. “Aku sampai duluan,” kata {name}, “dan aku tinggal. Berdua tidak begitu gelap.”`,
      wonder: `“Tidak cukup,” kata {being}, pelan sekali, bukan kepada siapa-siapa. {name} mendengarnya. Ke sana ada tiga langkah, gelap semuanya. “Iya, aku takut gelap,” kata {name} keras-keras. Satu langkah, dua, tiga. “Beraniku cuma tiga langkah,” kata {name} kepada {being}, “dan itu pas. Punyamu juga pas.”`,
    },
    bed: `Waktu lampu harus dipadamkan, ada yang harus menyeberangi kamar dalam gelap. {name} yang duluan, tanpa punggung di depan.~+, dan~ Tujuh langkah itu ternyata kamar saja semuanya.`,
  },
  hood: {
    plant: `Setiap kali dilihat orang, telinga {name} panas.~+,~ Maka di meja pun tudung dipakai, kedua talinya ditarik. “Di dalam kelihatan apa?” tanya {pal}. “Cuma yang di depan,” kata tudung itu. “Tapi aku tidak kelihatan, dan itu enaknya.”`,
    turn: {
      restless: `Lalu kedua telinga {name} panas di dalam tudung.~, karena~ {being} sedang memandang lurus ke dalamnya. “Aku takut kalau dilihat,” kata {name} keras-keras.~+,~ Tetapi tudung itu dibuka.~+, dan~ Di situ dua telinga merah. “Ini aku. Lihat saja sepuasmu. Aku di sini, melihat kamu.”`,
      wonder: `“Semua melihat,” kata {being}. Memang, dan sebagian melihat {name}. “Aku juga takut dilihat,” kata {name} dari dalam tudung.~,~ Lalu tudung itu terbuka.~+, dan~ Keluarlah dua telinga merah. Semua melihat, tidak ada yang minta lebih. “Di bawahnya cuma ini,” kata {name}, “sekarang aku mau lihat kamu saja.”`,
    },
    bed: `Tudung tergantung di ujung ranjang, kosong.~+, dan~ Di ranjang berbaring {name}, kedua telinga di luar. “Aku melihatmu,” kata {pal} dalam gelap. “Terasa,” kata {name}. “Teruskan.” Telinga itu tetap sejuk.`,
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'responsibility'> = {
  latch: {
    plant: `Di rumah {name} lemari biskuit punya selot, dan menutupnya tugas {name}. Tidak cukup didorong.~+,~ Harus ditunggu sampai klik. “Sudah tutup,” kata {pal}. “Ayo.” “Belum klik,” kata {name}. Klik.`,
    turn: {
      restless: `“Klik,” kata {pal}, membantu. {name} mendengarkan, satu telinga di luar.~+, dan~ Itu cuma {pal}. Pergi itu cuma dorongan, padahal di sini belum ada yang klik.~+,~ Maka {name} mendekat ke {being}, berdiri diam. “Aku mendengarmu, jadi kamu tugasku,” kata {name}. “Kutunggu sampai klik.”`,
      wonder: `Apa pun itu, belum klik.~+, dan~ Sebelum klik, {name} tidak pergi.~+,~ Maka {name} mendekat ke {being}, satu telinga di luar. “Tidak perlu banyak,” kata {name}. “Di rumah aku cuma menunggu klik. Sebesar remah, dan aku senang.” Lalu {name} berdiri di situ, menahan satu napas.`,
    },
    bed: `Di ranjang, sudah hangat, {name} teringat selot. Tidak ada yang akan tahu, biskuit tidak bilang-bilang.~+,~ Tetapi keluarlah dua kaki telanjang. Lemari didorong, ditunggu, didengarkan. Klik.~+, dan~ Ranjang menjaga tempatnya hangat.`,
  },
  count: {
    plant: `Kalau malam tugas {name} menghitung siapa yang ada. “Kurang satu,” kata {name}.~, dan~ Mereka melihat ke bawah tutup panci besar. “Hitung lagi,” kata {pal}. Tetap kurang satu. “Kamu dihitung?” tanya {pal}. {name} belum.~+, dan~ Sekarang pas.`,
    turn: {
      restless: `“Satu,” kata {name}, karena sebelum pergi harus dihitung. “Dua,” itu {pal}.~+,~ Hasilnya pas, seperti biasa.~+,~ Tetapi rasanya kurang satu.~+,~ Maka {name} mendekat, lama memandang {being}. “Dan tiga. Itu kamu.~+, dan~ Sekarang tanpa kamu hitungannya salah. Tiap malam kamu harus kuhitung.”`,
      wonder: `“Semua ada?” tanya {pal}. Tahu itu tugas {name}, jadi harus dihitung. “Satu,” kata {name}, “dua.” Satu jari lagi naik.~+,~ Lalu dibawa {name} dekat ke {being}. “Dan tiga. Besarnya tidak kuhitung, terangnya juga tidak. Cukup jadi satu, dan kamu satu.”`,
    },
    bed: `“Satu,” kata {name} dalam gelap, karena harus. “Dua.” Sekarang ada satu lagi, yang tidurnya agak jauh. “Tiga. Lengkap.” “Kamu lupa kamu,” kata {pal}. “Aku yang satu,” kata {name}. “Sekarang selalu satu.”`,
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'self-confidence'> = {
  humming: {
    plant: `Kalau tidak ada yang mendengar, {name} berdengung. Bukan lagu, cuma satu nada rendah yang bergetar. Sekarang mulai lagi.~+, dan~ {pal} menoleh. “Itu kamu?” “Bukan,” kata {name}. Dengung itu masuk.~+,~ Dan gigi dirapatkan.`,
    turn: {
      restless: `Tetapi di balik gigi {name} dengung itu mulai bergetar.~, maka~ {name} mendekat ke {being}, melepaskannya.~+, dan~ Kedua telinga panas. “Itu apa?” tanya {pal}. “Itu aku,” kata {name}. “Kamu boleh berhenti, dan selama berdengung, terdengar aku di sini. Kalau berhenti, aku cuma menarik napas.”`,
      wonder: `“Itu kamu?” tanya {pal}, karena ada yang berdengung. Kali ini {name} tidak bilang bukan, melainkan mendekat ke {being}.~+,~ Lalu melepaskannya di depan semua, satu nada rendah, seperti lebah dalam cangkir. “Cuma itu, dan kusembunyikan,” kata {name}. “Tapi itu punyaku, dan aku mau lihat punyamu.”`,
    },
    bed: `{name} berdengung ke bantal.~+,~ Tetapi bukan untuk menyembunyikannya. Bantal ikut berdengung.~+, dan~ Ranjang juga. “Itu kamu?” tanya {pal}. “Mm,” kata {name}, pada nada yang sama, dan memang.`,
  },
  ears: {
    plant: `Kalau {name} mendengarkan kuat-kuat, kedua telinganya bergerak. Naik turun sendiri, seperti pada kelinci.~+,~ Maka {name} memakai topi, ditarik sampai ke alis. “Dingin?” tanya {pal}. “Tidak,” kata {name}. “Aku suka yang rapat.”`,
    turn: {
      restless: `“Topimu begitu lagi,” kata {pal}. “Aku tahu,” kata {name}, lalu membukanya, dekat di depan {being}. Naik turunlah kedua telinga. “Mereka begitu kalau aku mendengarkan seseorang,” kata {name}, “dan itu kamu. Kamu boleh berhenti, mereka terus. Sunyi juga mereka dengarkan.”`,
      wonder: `Lalu, di atas alis {name}, topi itu naik, dan turun. Kali ini {name} mendekat ke {being}, membukanya.~+, dan~ Telinga itu naik, turun. “Bisanya cuma itu,” kata {name}. “Tidak banyak, dan selama ini kututup. Sekarang aku mau lihat punyamu, biar cuma segitu.”`,
    },
    bed: `Topi itu tergantung di ujung ranjang, tidak ada yang bergerak di dalamnya.~+,~ Tetapi di bantal ada. “Mendengarkan apa?” tanya {pal}. “Napasmu,” kata {name}. Naik lagi, turun lagi.~+, dan~ Setiap kali sedikit lebih pelan.`,
  },
};

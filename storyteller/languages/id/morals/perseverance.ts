import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'perseverance'> = {
  whistle: {
    plant: `{name} sedang belajar bersiul.~,~ Bibir dimajukan, ditiup.~+, dan~ Yang keluar biasanya fff. “Fff,” kata {name} ke lengan baju yang satu, “fff” ke lengan satunya. “Mungkin kamu bukan jenis bersiul,” kata {pal}. “Menit ini belum,” kata {name}. “Fff.”`,
    turn: {
      restless: `Lalu ada yang bilang “Fff”, dan itu {name}. “Jangan sekarang,” kata {pal}. “Sekali lagi,” kata {name}, lalu mendekat. Bibir maju, fff, fff.~+,~ Lalu, tipis dan goyang, keluar satu nada sungguhan, langsung kepada {being}. “Itu aku,” kata {name}. “Aku menjawab, dan aku di sini.”`,
      wonder: `“Sekali lagi,” kata {name}, terdiam, lalu membungkuk ke telinga {pal}. Bibir maju, fff, lagi-lagi tiupan.~+,~ Tetapi hangat, seperti untuk cokelat panas.~, lalu~ {pal} memejamkan mata, seperti di bak mandi. “Punyaku baru itu,” kata {name} kepada {being}, “dan {pal} suka. Punyamu boleh seadanya.”`,
    },
    bed: `“Sekali lagi,” kata {name} di bawah selimut. Keluarlah nada itu, lebih bagus.~+,~ Hampir dua nada. “Setengahnya lagi besok,” kata {pal}. “Atau lusa,” kata {name}. Tidak ada yang tergesa.`,
  },
  string: {
    plant: `Di meja, {name} punya tali di sepuluh jari, lewat atas, lewat bawah, lepas. “Nah, ayunan,” kata {name}. “Itu kusut,” kata {pal}. “Bilang saja jaring, lebih cepat.” “Belum jadi,” kata {name}, lalu tali itu masuk saku.~+,~ Kusut dan semuanya.`,
    turn: {
      restless: `Lalu satu jari tersangkut, dan itu talinya.~+,~ Maka, dekat sekali, kusutnya diurai {name}. Lewat atas, lewat bawah, lepas.~+, dan~ Tergantunglah ayunan, dengan celah di tengahnya. Lewat celah itu {name} memandang {being}, terus. “Kamu kelihatan. Kupegang terbuka sampai kamu tidur.”`,
      wonder: `“Ini *ayunan*,” kata {name} kepada talinya. Dekat {being}, talinya diurai, simpul demi simpul. Lewat atas, lewat bawah, pelan-pelan lepas.~+, dan~ Jadilah ayunan, empat utas tali, selebihnya bolong. “Isinya cuma ini,” kata {name}, “dan lihat, kuat. Aku tidak minta lebih dari adanya.”`,
    },
    bed: `Tali itu di samping bantal, capek sekali.~,~ Cuma gelung lagi.~+,~ Tetapi ada tekukannya sekarang. “Dia mengingat-ingat,” kata {name}. “Berarti bukan jaring,” kata {pal}, lalu menguap.`,
  },
};

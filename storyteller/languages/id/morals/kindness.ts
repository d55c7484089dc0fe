import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'kindness'> = {
  beetle: {
    plant: `Di meja dapur terbaring {tiny.one}, terbalik, mendayung dengan kakinya[ dan tidak ke mana-mana]. Padahal sudah tidak ada waktu.~+,~ Tetapi {name} mengulurkan satu jari. {Tiny} berpegangan.~+,~ Lalu tegak lagi. “Buat apa?” tanya {pal}. “Kebetulan ada jari nganggur,” kata {name}.`,
    turn: {
      restless: `Tetapi satu jari {name} tetap di tempatnya. Itu jari yang dipegang {tiny}, sesudah lama mendayung tanpa siapa-siapa.~+,~ Maka {name} mendekat ke {being}, mengulurkannya, menahannya diam. “Ini untukmu,” kata {name}. “Aku di sini sampai kamu tidur.”`,
      wonder: `“{Tiny} tadi lebih cepat,” kata {pal}. “Cuma perlu jari.” Saat itu {name} berhenti.~+,~ Lalu maju dekat sekali, mengangkat jari tadi dan jempol, hampir rapat. “{Tiny} sebesar ini,” kata {name} kepada {being}, “dan untuk dia aku berhenti. Untukmu juga, kalau adanya cuma segini.”`,
    },
    bed: `{Tiny.one} ikut masuk. Ia duduk di lampu dekat ranjang, tidak terbalik.~+, dan~ Bisa saja yang mana pun.~+,~ Tetapi ia memandang {name} seperti sudah kenal.`,
  },
  hiccup: {
    plant: `“Nah, sekarang,” kata {pal} di meja dapur, lalu “huk”. Itu cegukan. {pal} melihat sekeliling, siapa tahu ada yang dengar. “Huk,” kata {name}. Yang itu tidak sungguhan. “Kamu juga?” kata {pal}. “Iya,” kata {name}. “Sedang musim.”`,
    turn: {
      restless: `“Huk,” kata {pal} lagi. Cegukannya kembali. “Huk,” kata {name} tanpa berpikir, lalu terdiam. Susahnya cuma selama sendirian.~+,~ Maka {name} mendekat ke {being}, membuka mata lebar-lebar. “Sekarang aku juga melek. Aku melihat kamu, dan kita berhenti bersama.”`,
      wonder: `“Apa {being} cegukan?” tanya {pal}. “Semacam itu,” kata {name}, lalu terdiam. Dekat sekali, di tengah sunyi itu, {name} bilang “huk”.~+, dan~ Semua kepala menoleh, padahal kecil saja. “Punyaku cuma itu,” kata {name} kepada {being}, “dan lihat, tidak ada yang pulang. Aku mau lihat punyamu, seadanya.”`,
    },
    bed: `Dalam gelap ada yang bilang “huk”. Kali ini sungguhan, dari {name}. “Huk,” kata {pal} langsung, yang tidak cegukan. Mereka berbaring menunggu yang berikutnya.~+, dan~ Yang itu sudah tidur.`,
  },
};

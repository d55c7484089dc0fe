import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'educational'> = {
  open: [
    `{name} memejamkan mata.~+, dan~ Cangkir-cangkir masih terdengar. Itu benar, telinga tidak punya kelopak, jadi mendengar semalaman. “Bunyinya diapakan telingaku?” tanya {name}. “Dibiarkan lewat,” kata mereka, “kebanyakan.”`,
    `Di meja ada satu kuap.~+, dan~ {name} ketularan. Itu benar, orang ketularan kuap dari orang, anjing pun bisa. “Kenapa?” tanya {name}. “Belum ada yang tahu pasti,” kata mereka, lalu menguap. Berputarlah kuap itu lagi.`,
    `“Di sendok aku terbalik,” kata {name} waktu makan malam, “tapi cuma di depannya.” Memang, sendok itu cermin cekung, yang datang dari atas dikirimnya ke bawah. {name} membaliknya. “Di sini aku hidung semua.”`,
  ],
  outside: `“Tidak kelihatan apa-apa,” kata {pal}. “Mata kita baru mulai membuka,” kata {name}. Dalam gelap anak mata melebar supaya cahaya masuk.~+, dan~ Setengah jam lamanya mata makin pandai. “Sekarang kamu kelihatan,” kata {pal}.`,
  rest: `Mereka duduk.~+, dan~ {name} menghitung detak jantung, sembilan puluh semenit. “Tikus enam kali lebih cepat,” kata {name}. “Paus pelan.” “Kenapa?” tanya {pal}. Yang kecil lebih cepat dingin.~+,~ Jadi harus lebih banyak membakar. “Berarti aku setengah jalan ke paus,” kata {pal}.`,
  doorstep: `“Bantal ini baunya kamu,” kata {pal} sambil berbaring. “Tidak ada baunya,” kata {name}, lalu mencium. “Oh. Ada.” Dari dulu ada.~+,~ Tetapi hidung cuma memberi tahu yang baru. <toddler: Jadi harus berpaling dulu sebentar|Jadi harus pergi dulu, lalu pulang>.`,
  close: [
    `Semua kelopak sudah turun.~+,~ Tetapi dua telinga, yang tidak punya, masih bangun. Bunyi dibiarkan lewat.~+,~ Tetapi dalam tidur pun orang kenal namanya, jadi nama itu diucapkan pelan.`,
    `Ini satu hal lagi yang benar, kuap tidak perlu dilihat untuk menular. Cukup diceritakan.~+,~ Jadi kuap dari meja makan, yang dipunyai {name}, mungkin sekarang sudah di sini.`,
    `Ini satu lagi yang benar, di dalam mata, seperti di sendok, semuanya terbalik. Kepala yang membalikkannya.~+, dan~ Di balik kelopak {name} tidak ada lagi yang perlu dibalik.`,
  ],
  links: [
    `{name} menoleh di setiap belokan, karena jalan yang sama kelihatan lain kalau dipakai pulang.`,
    `{name} melihat sedikit ke samping, karena dalam gelap pinggir mata melihat lebih banyak daripada tengahnya.`,
    `{name} dan {pal} berjalan rapat, karena dua yang bersentuhan lebih sedikit kehilangan hangat.`,
    `{name} menaruh tangan di belakang telinga, karena telinga yang lebih besar menangkap lebih banyak bunyi.`,
    `{name} memejamkan satu mata, supaya mata itu masih terbiasa gelap kalau ada cahaya.`,
    `{name} dan {pal} berhenti bicara, karena bunyi dekat menutupi semua yang jauh.`,
  ],
  threads: {
    facts: {
      end: `“Aku tahu tiga hal yang waktu makan malam belum,” kata {name}. “Besok masih tahu?” tanya {pal}. “Lebih tahu,” kata {name}, dan itu benar. Yang dipelajari siang dipasang kuat malam-malam, waktu orang tidur.`,
    },
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'forgiveness'> = {
  elbow: {
    plant: `{name} punya satu biskuit untuk malam itu.~+,~ Lalu {pal} berbalik, ada siku.~+,~ Lalu ada remah. “Maaf!” kata {pal} sambil tertawa, karena biskuitnya memantul. “Tidak apa-apa,” kata {name}. Sebenarnya apa-apa.~+, dan~ Di rusuk {name} siku itu meninggalkan tempat panas.`,
    turn: {
      restless: `“Sekarang kamu juga pergi,” kata {being}.~, dan~ {name} memang pergi, selangkah, dua langkah, dengan tempat panas itu.~+,~ Lalu berbalik. “Biskuitku kamu patahkan, dan kamu tertawa,” kata {name} kepada {pal}. “Maaf, ya,” kata {pal}. {name} kembali, duduk di antara {pal} dan {being}. “Begini caraku pergi, selalu kembali.”`,
      wonder: `Lalu {name} melihat remah di satu lengan baju, sisa biskuit. “Kamu mematahkannya,” kata {name} kepada {pal}, “dan kamu tertawa.” “Maaf aku tertawa,” kata {pal}. Remah itu digigit jadi dua.~+, dan~ {pal} dapat separuh. “Mm. Ada semua di dalamnya,” kata {pal}. “Lihat?” kata {name} kepada {being}. “Sedikit darimu cukup.”`,
    },
    bed: `Di rusuk {name} ada sesuatu lagi, yaitu siku. “Maaf,” kata {pal} dari dalam gelap. “Jangan, biarkan di situ,” kata {name}. Siku itu terletak persis di tempat yang tadi panas.~+, dan~ Sekarang cuma hangat.`,
  },
  red: {
    plant: `{pal} meminjam krayon merah {name}, yang panjang.~+, dan~ Kembalinya dua. “Sekarang punyamu dua,” kata {pal}. “Dulu punyaku panjang,” kata {name}. “Yah, dua lebih banyak.” Kedua potongnya masuk saku.~+, dan~ Di situ berbunyi klik.`,
    turn: {
      restless: `Klik, bunyi krayon patah di saku {name}. “Kamu mematahkannya,” kata {name} kepada {pal}. “Maaf,” kata {pal}, pelan sekali.~+,~ Maka {name} memberi {pal} separuh.~+,~ Lalu duduk di samping {being}. “Semalaman aku kesal,” kata {name}, “dan tidak pergi. Jadi sekarang, waktu tidak kesal, aku juga tidak pergi, dan kamu boleh berhenti.”`,
      wonder: `Tetapi di saku {name} juga ada yang pendek, krayon merah itu. “Tadinya panjang, sampai patah oleh {pal},” kata {name} kepada {being}. “Maafkan aku,” kata {pal}. Dengan satu potong {name} menggambar cincin di jempol.~+, dan~ Merahnya sama, jadi {pal} dapat satu juga. “Cuma pendek, tapi tetap merah. Punyamu boleh pendek.”`,
    },
    bed: `Di samping ranjang ada dua merah, satu di tiap sisi. “Sayang tidak panjang lagi,” kata {pal} dalam gelap. {name} mendorong yang satu sampai bertemu yang lain. “Dari sini panjang,” kata {name}. Klik, pelan sekali.~+,~ Lalu diam.`,
  },
};

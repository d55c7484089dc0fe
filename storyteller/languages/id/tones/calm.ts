import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'calm'> = {
  open: [
    `Hari hampir habis dipakai.~+, dan~ Di dapur {name} melihatnya pergi.~,~ Perginya dari sudut-sudut dulu, lalu dari cangkir. “Itu sudah semuanya?” tanya mereka. “Di sendok masih sedikit,” kata {name}.`,
    `Sesudah makan malam dan sebelum lampu padam ada waktu yang tidak punya nama. {name} duduk di dalamnya, diam, kedua tangan terbuka. “Memegang apa?” tanya mereka. “Tidak memegang apa-apa,” kata {name}. “Malam ini ringan sekali.”`,
    `Makan malam selesai.~+, dan~ Belum ada yang berdiri. “Masih ada yang lain?” tanya mereka. “Tidak,” kata {name}, dan tetap duduk. Sendok-sendok terletak seperti tadi ditaruh.~+, dan~ Malam datang di atasnya, gagangnya dulu.`,
  ],
  outside: `Kancing-kancing diraba dalam gelap, enam seorang.~+, dan~ Keenamnya tutup. “Kita terlalu awal?” tanya {pal}. “Untuk apa?” kata {name}. {pal} berpikir, dan tidak tahu. Gelap berdiri di tempat biasanya, dan <toddler: mereka menemaninya|mereka masuk lebih jauh, pelan-pelan>.`,
  rest: `Mereka duduk, dan lama tidak ada yang bicara.~+,~ Cuma napas satu, lalu napas lain.~+,~ Lalu {pal} menoleh. “Kamu bilang sesuatu?” “Tidak.” “Bagus tadi,” kata {pal}, dan mereka meneruskannya sebentar lagi.`,
  doorstep: `Mantel {name} kembali ke kaitnya.~+, dan~ Bergoyang sebentar, seolah masih berjalan. “Sudah waktunya tidur?” tanya {pal}. “Hampir,” kata {name}.~, dan~ Mereka memandanginya sampai diam betul.~+,~ Lalu pergi tidur.`,
  close: [
    `Dari sendok pun hari sudah pergi, habis dipakai. Di dapur yang gelap berbaring sendok.~+, dan~ Di ranjang yang gelap, lebih hangat, berbaring {name}.`,
    `Di atas selimut, seperti sesudah makan malam, dua tangan terbuka.~,~ Isinya sekarang cuma gelap.~+, dan~ Itu pun ringan sekali.`,
    `Seperti di atas sendok, malam datang pelan di atas ranjang. Kaki dulu, lalu lutut, lalu tangan, sampai ke dagu.~+, dan~ Tidak ada yang lain lagi.`,
  ],
  links: [
    `Sesaat {name} dan {pal} tidak bilang apa-apa, dan tidak ada yang merasa kurang.`,
    `{name} berjalan pelan, kedua tangan terbuka, dan {pal} tidak lebih cepat.`,
    `Gelap berjalan di samping {name} dan {pal}, tanpa bunyi.`,
    `Satu lengan baju {name} menyentuh mantel, dan cuma itu yang terdengar.`,
    `{name} menghitung sepuluh napas pelan, lalu lupa meneruskan.`,
    `“Tidak usah tergesa,” kata {pal}, dan mereka berjalan sedikit lebih pelan.`,
  ],
  threads: {
    listen: {
      one: `Mereka diam sebentar, tanpa alasan.~, lalu~ {name} mendengar yang dekat-dekat, lengan baju, kancing, napas. Di bawahnya ada yang lain, pelan dan rendah. “Itu dari tadi ada?” tanya {name}. “Iya,” kata {pal}. “Dia tidak mendesak.”`,
      two: `Sekali lagi mereka diam.~+,~ Lalu bunyi dekat pergi, lalu yang rendah. Di bawahnya ada yang ketiga, jauh sekali, panjang, dan panjang lagi, seperti orang berbalik di ranjang yang besar sekali. “Apa itu?” tanya {name}. “Kurasa itu malam saja,” kata {pal}.`,
      three: `Sekarang hampir tidak perlu usaha, bunyi jauh itu datang sendiri, panjang, dan panjang lagi. Setiap napas mereka mulai ikut secepat itu. “Itu kamu yang melakukan?” tanya {pal}. “Bukan,” kata {name}. “Dia yang melakukan kita.”`,
      end: `{name} mendengarkan sekali lagi, mula-mula seprai, lalu bantal. Ada bunyi rendah.~+, dan~ Ada bunyi jauh, panjang, dan panjang lagi. Di bawah semuanya ada satu lagi, yang paling dekat.~+,~ Dan itu {name}, bernapas.`,
    },
    fold: {
      one: `Dari saku keluar saputangan, dilipat dan dilipat sampai kecil dan tebal.~, lalu~ {name} membuka satu lipatan, tidak lebih. “Isinya apa?” tanya {pal}. “Separuh yang lain,” kata {name}.~+,~ Lalu saputangan itu kembali ke saku.`,
      two: `Saputangan itu keluar lagi.~+, dan~ {name} membuka satu lipatan lagi. Sekarang sebesar buku, dengan silang di tengahnya. “Masih tidak ada isinya,” kata {pal}. “Memang,” kata {name}. “Tapi tidak adanya lebih banyak.”`,
      three: `Pelan-pelan {name} membuka lipatan terakhir.~+, dan~ Begitu lebarnya sampai mereka memegang dua sudut seorang. Tengahnya naik sedikit.~+,~ Lalu turun. “Sudah semuanya?” tanya {pal}. “Semuanya,” kata {name}.`,
      end: `Saputangan itu terbentang di bantal.~+, dan~ {name} terbentang di saputangan. Lipatannya masih ada.~+,~ Tetapi di bawah pipi yang hangat lipatan itu padam satu demi satu. “Sudah rata?” tanya {pal}. “Hampir,” kata {name}.`,
    },
  },
};

import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'mysterious'> = {
  open: [
    `Di belakang meja makan duduk bayangan.~+, dan~ {name} menghitung orang, lalu bayangan, dan kelebihan satu. “Itu punya siapa?” tanya {name}.~, dan~ Mereka menoleh, bayangan itu ikut menoleh. “Tidak ada yang punya,” kata mereka.`,
    `{name} duduk di kursi besar.~+, dan~ Dudukannya hangat. “Siapa tadi duduk di sini?” “Tidak ada,” kata mereka.~,~ Tetapi ada lekuk, bulat, terlalu kecil untuk siapa pun.~+, dan~ Di dalam lekuk itu ada sedikit tepung.`,
    `“Siapa memutar cangkirku?” tanya {name}. Tidak ada. Gagangnya tadi di kiri.~+, dan~ Sekarang menunjuk ke gelap. {name} memutarnya kembali, berpaling, menghitung sampai tiga. Waktu dilihat lagi, gagang itu menunjuk.`,
  ],
  outside: `Gelap mulai tepat di tempat lampu habis.~+, dan~ {name} memasukkan satu tangan, sampai lengan baju. “Rasanya apa?” tanya {pal}. “Sejuk,” kata {name} sambil meraba. “Dan dia sedang memberi tempat untuk kita.”`,
  rest: `“Jangan lihat sekarang,” kata {pal}, jadi {name} tidak. Mereka duduk memandang lutut sendiri kuat-kuat. “Masih ada?” tanya {name}. “Tidak. Perginya waktu kubilang tadi.” “Itu apa?” tanya {name}. Lama {pal} berpikir. “Sopan.”`,
  doorstep: `Cangkir makan malam berdiri di tempat biasanya.~+, dan~ Masih hangat, luar dalam. “Padahal tadi berjam-jam,” kata {pal}. “Memang,” kata {name}. “Cuma di sini tidak.” Mantel dilepas.~+,~ Dan tidak ada yang bertanya.`,
  close: [
    `Lalu lampu dipadamkan.~+, dan~ Semua bayangan dari makan malam mengalir jadi satu. Ia berbaring di atas {name} dan semua orang.~+,~ Dan tidak ada yang kelebihan.`,
    `Di kursi besar, di bawah lap, duduk adonan roti, di lekuk bulatnya sendiri. Adonan tumbuh dalam gelap, waktu tidak ada yang melihat.~+, dan~ Di bawah selimut, {name} juga.`,
    `Cangkir itu sekarang di samping ranjang, berisi air, gagangnya menunjuk {name}. {name} berpaling, menghitung sampai tiga.~+, dan~ Kali ini tidak ada yang melihat lagi.`,
  ],
  links: [
    `Di satu tempat gelapnya hangat, selebar orang yang baru saja berdiri.`,
    `Gelap bergeser, supaya {name} dan {pal} bisa lewat.`,
    `{pal} menoleh sekali, dan tidak bilang kepada apa.`,
    `{name} menghitung mereka berdua, supaya yakin, dan sesaat hasilnya tiga.`,
    `“Ya?” kata {name}, padahal {pal} tidak bilang apa-apa.`,
    `Sesuatu yang sejak tadi sejajar dengan {name} dan {pal} diam-diam mendahului.`,
  ],
  threads: {
    chalk: {
      one: `{pal} yang melihatnya, rendah di sana, bintang putih kecil, digambar dengan kapur. {name} menyentuhnya.~+, dan~ Kapurnya menempel di jari, jadi masih baru. “Siapa tadi di sini?” tanya {name}.~, dan~ {pal} rupanya sedang melihat yang lain.`,
      two: `Di sini ada yang kedua, bintang yang sama, dengan satu kaki yang sama panjangnya. “Ada orang di depan kita?” tanya {name}. “Tidak seorang pun,” kata {pal}[, dan itu benar]. Baru sekarang terpikir oleh {name} bahwa orang juga bisa menoleh ke belakang.`,
      three: `Bintang ketiga begitu segar sampai debunya masih berjatuhan. “Siapa pun dia, sudah dekat,” kata {name}, “dan mau kita menemukan sesuatu.” Waktu mereka melihat sekeliling, yang ada cuma {pal}. {pal} batuk.~+, dan~ Batuknya putih.`,
      end: `Waktu {name} menarik selimut, kapur pendek sekali menggelinding dari sisi {pal}. “Ternyata kamu,” kata {name}. “Semua bintang itu kamu yang gambar, di belakang punggungku.” “Harus ada,” kata {pal}, “yang memikirkan rumah di sebelah mana.”`,
    },
    notes: {
      one: `Di saku {name} ada kertas, dilipat kecil. Waktu makan malam belum ada di situ.~+, dan~ Tulisannya, *Kalau sudah pulang*. “Kalau sudah pulang, lalu apa?” tanya {pal}.~, dan~ {name} membaliknya.~+, tetapi~ Di situ cuma ada bau sup.`,
      two: `“Di sakumu yang satu ada sesuatu,” kata {pal}. Memang, selembar kertas lagi, sama kecil lipatannya. *Lihat*, katanya, dan cuma itu.~+,~ Maka mereka melihat, semuanya, satu demi satu.~+, dan~ Semuanya membalas melihat.`,
      three: `Yang ketiga jatuh dari lengan baju {name}. *Di bawah*, tulisannya. “Di bawah apa?” tanya {pal}. {name} menjajarkan ketiganya, *Kalau sudah pulang, lihat di bawah*, dan di situ habis. “Siapa pun yang menulis,” kata {name}, “mau kita pulang.”`,
      end: `Mereka melihat ke bawah selimut.~+,~ Lalu ke bawah ranjang. Waktu {name} bergeser, di bawah bantal ada kertas terakhir, tulisannya *bantal*. Di baliknya, berbau sup, ada yang menulis *Bagus. Sudah di rumah*.`,
    },
  },
};

import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'playful'> = {
  open: [
    `Malam itu ada selimut berjalan-jalan, dengan dua kaki telanjang, yaitu kaki {name}. “Di sini tidak ada orang,” kata selimut. “Aku cuma bukit, sedang jalan-jalan.” Lalu bukit itu menabrak ranjang.~+, dan~ Minta maaf.`,
    `Di kaki kiri piyama ada kaki bersembunyi. “Siap tidak siap, aku datang,” kata {name}. “Kamu di lutut?” Tidak.~+,~ Tetapi di ujung sana sebuah jari mengintip. “Ketemu!” Masuklah ia, untuk giliran berikutnya.`,
    `“Selamat malam,” kata tangan kiri {name}. “Kita pernah ketemu?” “Waktu makan,” kata tangan kanan. “Kamu yang pegang roti.” Mereka bersalaman.~+,~ Lalu masing-masing masuk satu lengan piyama. “Oh, kamu lagi!” kata mereka di sisi sana.`,
  ],
  outside: `“Kita perlu aturan untuk di luar,” kata {pal}. “Siapa yang kaget, bilang dor duluan,” kata {name}. “Kepada siapa?” “Kepada kagetnya.” {pal} mencoba dor yang agak sopan.~,~ {name} juga satu.~+, dan~ Gelap tidak membalasnya.`,
  rest: `“Siapa bergerak duluan, kalah,” kata {name}, lalu mereka duduk. Sesaat kancing pun tidak ada yang bergerak. “Kamu bernapas,” kata {pal}. “Bernapas boleh.” “Kamu senyum!” “Dari mana kamu tahu,” kata {name}, “kalau tidak melihat?”`,
  doorstep: `Mereka main yang namanya Ranjang, siapa berbunyi mulai lagi dari awal. Satu <toddler: sandal|sepatu> lepas tanpa terdengar.~+, dan~ Yang satunya ditaruh seperti sedang tidur.~+,~ Lalu {pal} terkikik. “Ulang,” bisik {name}, dan dua-dua <toddler: sandal|sepatu> itu dipakai lagi.`,
  close: [
    `Bukit itu sudah jalan-jalan.~+, dan~ Berbaring di ranjang. Ia naik dan turun, setiap kali sedikit berkurang.~+, dan~ Akhirnya punya hidung.`,
    `Kaki itu bersembunyi lagi, jauh di dalam ranjang.~+, dan~ Sekarang yang satunya juga. Tidak ada yang bilang siap, tidak ada yang mencari.~+,~ Jadi dua-duanya menang.`,
    `“Kita pernah ketemu?” gumam tangan kiri di bawah bantal. “Kurasa,” gumam yang kanan. Mereka saling berpegangan supaya yakin.~+, dan~ Sebentar kemudian tidak ada yang tahu mana yang mana.`,
  ],
  links: [
    `{name} dan {pal} berjalan seperti tikus, lalu bagian berikutnya seperti sapi.`,
    `Lalu giliran {pal} jadi lokomotif, dan {name} jadi gerbongnya.`,
    `{name} berjalan mundur sebentar, dan {pal} harus menebak mereka di mana.`,
    `Setiap langkah ketiga harus lompat, dan siapa lupa harus lompat dua kali.`,
    `“Balapan,” kata {name}, dan {name} serta {pal} dua-duanya menang.`,
    `Sebentar {name} dan {pal} jadi satu binatang panjang, dan {pal} ekornya.`,
  ],
  threads: {
    guess: {
      one: `“Aku memikirkan sesuatu,” kata {pal}. “Lebih besar daripada bakpao?” tanya {name}. “Tidak.” “Lebih kecil daripada bakpao?” “Tidak.” {name} berpikir keras, mata dikerutkan. “Itu bakpao?” {pal} diam sebentar. “Kamu mengintip.”`,
      two: `“Giliranku,” kata {name}. “Aku memikirkan sesuatu.” “Bakpao?” tanya {pal}. “Bukan.” “Jauh?” “Tadinya, tapi sekarang mendekat untuk bertanya.” {pal} melihat ke belakang, ke kiri, ke kanan. “Sekarang dia menoleh,” kata {name}. “Kalau begitu,” kata {pal}, “itu aku.”`,
      three: `“Aku sudah dapat satu,” kata {pal}. “Dekat?” “Tidak begitu.” “Empuk?” “Sekali.” “Ada bulunya?” “Cuma di dalamnya.” Itu ranjang.~+,~ Tetapi {name} tidak menyebutnya, karena nanti jadi ingin di dalamnya.`,
      end: `“Aku memikirkan sesuatu,” kata {name} dengan mata terpejam. “Empuk?” tanya {pal}. “Iya.” “Ada bulunya?” “Mm.” “Ternyata bakpao?” “Mm-mm.” “Kepalamu di atasnya?” Yang itu tidak dijawab.~+,~ Jadi {pal} menang.`,
    },
    tag: {
      one: `“Kamu jadi,” kata {name}, menyentuh {pal} dengan satu jari. “Jadi harus apa?” tanya {pal}. “Berikan kepada orang lain.” {pal} memandang tempat itu.~+, dan~ Tidak ada yang kelihatan. “Kusimpan dulu,” kata {pal}.`,
      two: `“Di lengan bajumu itu apa?” tanya {pal}. {name} melihat.~+, dan~ {pal} menyentuhnya. “*Kamu* jadi.” “Aku tidak main!” “Kamu tidak bilang berhenti,” kata {pal}[, dan itu, kalau diingat-ingat, benar].`,
      three: `“Kamu masih jadi,” kata {pal}. “Tidak, sudah kukembalikan,” kata {name}, “waktu kamu menguap.” “Kukembalikan lagi *selama* menguap.” Mereka menghitung mundur.~+, dan~ Tidak ada yang tahu di siapa. “Mungkin jatuh di jalan,” kata {pal}.`,
      end: `Satu jari datang pelan-pelan menyeberangi selimut. “Kamu jadi,” kata {name}. “Tidak bisa,” kata {pal}. “Aku di ranjang, ranjang itu benteng.” {name} memikirkannya, dan juga di ranjang. “Lalu siapa?” Tidak ada.~+,~ Untuk pertama kali sejak makan malam.`,
    },
  },
};

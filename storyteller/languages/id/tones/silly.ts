import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'silly'> = {
  open: [
    `“Maaf,” kata {name} kepada kaki kiri piyama. Dua-dua kaki masuk yang kanan. “Makan!” seru mereka. “Kami datang!” seru {name}, lalu melompat. Kaki piyama kosong ikut di belakang.~+, dan~ Diberi bantal.`,
    `“Ada yang lihat celana piyamaku?” seru {name}. “Sudah cari di sup?” balas mereka. {name} mencari, dan di situ cuma sup. “Kalau begitu di kepalamu,” seru mereka. Memang.~+,~ Jadi {name} tambah satu mangkuk.`,
    `Makan malamnya kacang polong. “Boleh?” tanya {name} kepada yang pertama. Boleh.~+, dan~ Tujuh belas berikutnya juga boleh.~+,~ Tetapi yang kesembilan belas lain jenisnya. “Katanya lebih baik tidak,” kata {name}, lalu mendudukkannya di cawan telur.`,
  ],
  outside: `“Mantelmu terbalik,” kata {pal}<toddler: |, tiga langkah kemudian>. “Tidak,” kata {name}. “Aku yang terbalik.” {name} dibalik.~+,~ Lalu sepatunya yang salah. “Kakiku mana?” “Di atas sini,” kata {pal}. “Katanya dari situ kelihatan semua.”`,
  rest: `“Sudah di sana?” tanya {pal}. “Belum,” kata {name}. “Kita di sini.” “Tahu dari mana?” “Karena ada kitanya,” kata {name}. “Berarti kalau kita ke sana,” kata {pal}, “itu jadi di sini juga.” Sesudah itu mereka harus duduk.`,
  doorstep: `Karena keliru, sepatu bot yang ditidurkan.~+, dan~ {name} didirikan di keset. “Selamat tidur, mimpi indah,” kata mereka kepada sepatu bot. Tidak ada yang sadar, sampai sepatu itu tidak minta minum. “Itu bukan {name},” kata mereka.`,
  close: [
    `Kaki sudah di dalam kaki, satu seorang, dan itu perlu semalaman. {name} berbaring di dua-duanya sekaligus.~+, dan~ Tidak ada lagi tempat untuk jatuh, kecuali tertidur.`,
    `“Ada yang lihat tidurku?” seru {name}. “Sudah cari di bantal?” {name} mencari, dengan satu telinga dan dua mata pejam.~+, dan~ Di situlah ia. Celana ada di kaki.~+,~ Jadi tidak ada lagi yang harus dicari.`,
    `Di cawan telurnya berbaring kacang polong kesembilan belas, serbet sampai ke dagu. “Boleh?” tanya seseorang kepada {name}, tangan di lampu. Sejauh yang terdengar, boleh.`,
  ],
  links: [
    `{name} berangkat maju, dan {pal} berangkat mundur, supaya dua-dua arah kelihatan.`,
    `{name} dan {pal} berjalan berbaris, bergantian jadi tengah.`,
    `{name} dan {pal} berbaris tegap, supaya lebih mirip dua belas.`,
    `“Silakan duluan,” kata {pal}. “Silakan duluan,” kata {name}, jadi keduanya menyamping.`,
    `{pal} tersandung sesuatu yang tidak ada, minta maaf kepadanya, lalu {name} menaruhnya kembali.`,
    `{name} memakai sepatu kiri di kaki kanan, dan sebentar cuma bisa berputar-putar.`,
  ],
  threads: {
    sock: {
      one: `“Stop,” kata {name}. “Kaus kakiku cuma satu.” Mereka melihat.~+, dan~ Benar, kaki yang satu berkaus kaki, yang satu berjari. {pal} melihat ke dalam kaus kaki yang ada. “Di sini tidak ada,” kata {pal}. “Isinya kaki semua sampai ke bawah.”`,
      two: `“Kamu memakai kaus kakiku!” kata {name}. “Tidak,” kata {pal}, dengan kaus kaki di kepala. “Ini topi.” “Ada tumitnya.” “Semua topi bagus ada.” Maka ia diperkenalkan sebagai topi. “Apa kabar?” kata {name}.~+, dan~ Tumit itu mengangguk.`,
      three: `{name} menghitung kaus kaki. Satu di kaki kiri, satu topi, satu di kaki kanan. “Jadi tiga. Punyaku dari dulu dua.” “Yah, mereka begadang,” kata {pal} dari bawah topi. “Kadang begitu jadinya.”`,
      end: `Tiga kaus kaki berbaring di samping ranjang.~+, dan~ {name} memandang yang ketiga, yang kecil sekali. “Kamu punya siapa?” {pal} memasangnya di hidung, dan pas.~+,~ Jadi beres, dan tidak ada yang dingin di mana pun.`,
    },
    spoon: {
      one: `“Kenapa kamu bawa sendok?” tanya {pal}. “Kalau-kalau ada sup,” kata {name}. Mereka melihat sekeliling, dan sup tidak ada. “Makanya cuma *kalau-kalau*.” “Mestinya aku bawa tangga,” kata {pal}. “Kalau-kalau supnya tinggi.”`,
      two: `{pal} melihat ke dalam sendok {name}. “Di sini ada orang, terbalik.” “Siapa?” tanya {name}. “Tidak tahu, tapi hidungnya hidungku.” Supaya sopan, {pal} juga berdiri di kepala. “Sekarang dia begitu pula,” kata {pal}. “Susah menyenangkannya.”`,
      three: `“Tanya sendokmu masih berapa jauh,” kata {pal}.~+,~ Maka {name} bertanya kepada yang di dalamnya, kecil sekali dan terbalik. “Katanya apa?” “Katanya, *masih berapa jauh?*” kata {name}. “Berarti dia juga tidak tahu,” kata {pal}.`,
      end: `Di ranjang {name} melihat ke dalam sendok.~+, dan~ Di situ ada orang, terbalik di ranjang. “Nanti jatuh,” kata {name}, lalu membalik sendoknya.~, dan~ Di punggungnya semua tegak. “Nah, begini,” kata {name}.~+,~ Lalu empat mata terpejam.`,
    },
  },
};

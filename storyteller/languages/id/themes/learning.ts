import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `{name} sedang belajar diam. Besok semua difoto.~+, dan~ Di foto yang dulu {name} bergerak, lalu hidungnya jadi tiga.~+,~ Maka {name} berlatih dengan sebutir kacang di sendok.~+,~ Tetapi selalu, pada hampir tiga, kacang itu pergi.`,
    `Satu, dua, dan kacang di sendok itu pergi. {name} menaruhnya lagi di sendok, diam seperti lemari. Satu, dua.~+,~ Pergi lagi. Untuk difoto orang harus diam sampai tiga. Fotonya besok.~+, dan~ Di foto yang terakhir hidung {name} ada tiga.`,
  ],
  setoff: `“Di luar ada yang tidak bisa diam juga,” kata {name}. “Dengar, sampai satu saja tidak.” Mantel dipakai.~+, dan~ Kacang naik ke sendok. “Itu dia pergi,” kata {pal}. Kacang dipungut, ditaruh lagi.~+,~ Lalu mereka berangkat, tegak sekali.`,
  stay: `“Ada lagi yang tidak bisa diam, di luar,” kata {name}. Berpiyama, tegak sekali, {name} membawa kacang di sendoknya ke batas cahaya lampu.~+,~ Lalu mereka duduk, sedikit terlalu keras. “Kacang,” kata {pal}, meraba-raba.`,
  remind: `“Coba aku,” kata {pal}, lalu mengambil sendok. {pal} diam dari atas sampai bawah. Satu, dua. “Dia melihat aku,” kata {pal}.~+, dan~ Tentu saja kacang itu pergi. Mereka meraba-raba dalam gelap. “Yang tidak bisa itu kacangnya,” kata {pal}.`,
  refrain: {
    first: `Menghitung keras-keras itu membantu, apalagi berdua:\n“Satu untuk sendok, dua untuk biji,\nhampir saja tiga, sudah pergi lagi!”`,
    again: `Kacang naik lagi ke sendok, dan mereka menghitungnya masuk:\n“Satu untuk sendok, dua untuk biji,\nhampir saja tiga, sudah pergi lagi!”`,
    third: `Tidak seorang pun di sana bisa diam, maka mereka menghitung untuk semua:\n“Satu untuk sendok, dua untuk biji,\nhampir saja tiga, sudah pergi lagi!”`,
    last: `Mereka memandang sendok, hampir tidak berani menghitung, lalu menghitung:\n“Satu untuk sendok, dua untuk biji,\nlalu datang tiga, ia tak pergi.”`,
  },
  try: `“Lihat kacang ini,” kata {name}, “dan diam seperti dia.” {Being} melihatnya kuat-kuat.~+, dan~ Sesaat tidak ada yang bergerak. “Dia mau berbuat apa?” tanya {being}. Pada satu setengah kacang itu pergi.~+, dan~ {being} ikut.`,
  easy: `“Jempolmu di atas kacang,” kata {pal}, “pasti sampai tiga.” Benar, lalu mereka bisa tidur, beres. Hanya saja, {being} tetap tidak tahu caranya berhenti. {name} melihat jempolnya.~+, dan~ Jempol itu sudah siap.`,
  resolve: `Kacang itu diam di sendok.~, karena~ {name} sedang memegangnya dan lupa berusaha. “Kok bisa?” tanya {pal}. “Aku sedang melihat {being},” kata {name}. “Besok aku melihat kamu.” “Berarti hidungnya satu,” kata {pal}.`,
  bed: `Di dekat ranjang ada sendok, di sendok ada kacang.~+, dan~ Tidak ada yang memegangnya. Di bantal ada satu hidung, sama diamnya. Satu, dua.~+,~ Lama kemudian tiga, dan tidak ada yang bergerak.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `{name} belum bisa bersiul, padahal cerek bisa tanpa diajari. {name} membulatkan mulut, meniup.~+, dan~ Yang keluar <underwater: gelembung|angin>. “Sebelum tidur,” kata {name} kepada cerek, “aku juga bersiul.” Sekarang hampir waktu tidur.~+, dan~ Bagaimana kalau cerek yang menang?`,
    `“Sebelum tidur,” kata {name} kepada cerek waktu sarapan, “aku juga bersiul.” Cerek melakukannya tanpa pernah les.~+, sedangkan~ {name} berlatih seharian.~+,~ Tetapi yang keluar cuma <underwater: gelembung|angin>. Sebentar lagi tidur.~+, dan~ Bagaimana kalau cerek menang?`,
  ],
  setoff: `“Malam ini terjadi,” kata {name}. “Aku mencoba seharian, tidak jadi-jadi. Aku mau lihat caranya.” {pal} mengancingkan mantel.~, karena~ {name} sibuk membulatkan mulut. Keluarlah <underwater: satu gelembung|sedikit angin>. “Hampir siulan,” kata {pal}, dan mereka berangkat.`,
  stay: `“Terjadinya malam ini,” kata {name}. “Aku mau lihat caranya.” Maka mereka duduk berpiyama di batas cahaya lampu.~, dan~ {name} membulatkan mulut, bersiap-siap.~+,~ Lalu keluar <underwater: gelembung|angin>. “Itu hampir siulan,” kata {pal}.`,
  remind: `“Pikirkan cerek,” kata {pal}.~, dan~ {name} memikirkannya sampai kedua pipi panas.~+,~ Lalu keluar <underwater: gelembung|angin>. “Kamu sudah mendidih,” kata {pal}. “Itu setengahnya.” “Setengahnya lagi apa?” tanya {name}. “Yang terdengar,” kata {pal}.`,
  refrain: {
    first: `{pal} juga mau belajar bersiul, maka {name} mengajarkan apa yang ada:\n“Bulat seperti O, jangan terlalu lebar.\nTiup, siulannya tak mau keluar.”`,
    again: `Dua-duanya mencoba, dan dua kali lipat tidak ada yang keluar, maka kata mereka:\n“Bulat seperti O, jangan terlalu lebar.\nTiup, siulannya tak mau keluar.”`,
    third: `{name} tidak bisa mengeluarkannya, {being} juga tidak, jadi ini untuk berdua:\n“Bulat seperti O, jangan terlalu lebar.\nTiup, siulannya tak mau keluar.”`,
    last: `Mulut semua orang sudah bulat, maka kata-katanya tinggal napas, dan sudah terbalik:\n“Bulat seperti O, lebar, lebar, lebar.\nLihat, semuanya sudah keluar.”`,
  },
  try: `“Gampang,” kata {name}. “Tinggal dikeluarkan.” Lalu {name} membulatkan mulut dan meniup. <underwater: Gelembung|Angin>. {Being} menunggu. “Sesudah itu keluar?” “Tidak,” kata {name}. “Baru itu.” “Sudah kuduga rasanya begitu,” kata {being}.`,
  easy: `“Cerek kutaruh di tungku,” kata {pal}. “Kamu membulatkan mulut, semua mengira itu kamu.” Ada siulan sebelum tidur, juga uap hangat. Bagi {being} cuma tinggal dua punggung.~+, dan~ Mulut {name} sudah bulat.`,
  resolve: `{name} tidak lagi mencoba bersiul. Di mana-mana mulut membulat karena melihat.~+, dan~ Mulut {name} yang paling bulat. Cuma bernapas, lalu ada, tipis dan jernih, sebuah siulan. Orang-orang menoleh mencari cerek. “Memang katamu sebelum tidur,” kata {pal}.`,
  bed: `Di dapur berdiri cerek, dingin.~+, dan~ Di ranjang ada mulut yang masih hampir bulat. Di dalamnya, entah di mana, siulan itu berbaring setipis benang.~+,~ Dan tidak keluar.`,
};

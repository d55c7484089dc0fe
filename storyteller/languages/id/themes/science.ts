import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `{name} punya jam tua untuk mengukur sunyi.~+,~ Jarum merahnya berputar satu menit. Sunyi terpanjang sejauh ini sebelas detik.~+,~ Lalu ada yang bersin. Malam ini {name} mau satu menit penuh. Bagaimana kalau sunyi sebanyak itu tidak ada?`,
    `{name} sedang mengukur sunyi dengan jam tua dan selembar kertas. *4 detik (cangkir)*, tertulis di situ.~+, dan~ *11 detik (bersin)*. Jarum merahnya berputar satu menit. {name} mau satu putaran penuh sunyi. Bagaimana kalau tidak ada?`,
  ],
  setoff: `Sembilan detik sunyi, lalu suara itu lagi.~, dan~ {name} mencatat: *9 (itu)*. “Tidak bakal dapat satu menit. Kita lihat siapa.” [Yang mengganggu percobaan, kata {name}, harus diselidiki.] Jam dan kertas dibawa.~+, dan~ Mereka keluar.`,
  stay: `“Sembilan detik sunyi,” kata {name}, mencatat. “Lalu suara itu lagi!” Maka mereka duduk berpiyama di batas cahaya lampu, dengan jam. [{pal} menarik napas supaya diam, lalu terpaksa membuangnya.] Tidak usah mencari jauh-jauh.~, karena~ Suara itu yang datang.`,
  remind: `Mereka berhenti untuk mengukur.~, dan~ Jarum merah naik di satu sisi.~+,~ Lalu lewat puncaknya. “Dua puluh dua, dua puluh tiga,” hitung {name} di dalam hati. “Lancar, ya?” kata {pal}.~, dan~ {name} mencatat: *23 ({pal})*. [“Cuma karena sunyinya bagus,” kata {pal}.]`,
  refrain: {
    first: `Sebelum mengukur ada yang diucapkan, supaya bunyi terakhir keluar:\n“Sst, jarum merah, berputarlah.\nApa terdengar bila sunyi sudah?”`,
    again: `Kalau gagal, mulai lagi dari awal, dan inilah awalnya:\n“Sst, jarum merah, berputarlah.\nApa terdengar bila sunyi sudah?”`,
    third: `Jarum merah sudah sering berputar, belum pernah dengan tenang, tetapi mereka tetap bertanya:\n“Sst, jarum merah, berputarlah.\nApa terdengar bila sunyi sudah?”`,
    last: `{name} memandang jam, tidak ada yang berbuat apa-apa, lalu boleh diucapkan:\n“Sst, jarum merah berputar sudah.\nInilah bunyinya sunyi yang indah.”`,
  },
  try: `“Cuma satu menit,” kata {name}, mengulurkan jam. “Berhenti sampai jarum merah kembali di atas.” {Being} melihat dan gembira. “Ada yang seperti aku di dalam!” kata {being}. “Dia juga tidak berhenti!” Dan semenit penuh keduanya saling menemani.`,
  easy: `“Sumbat telinga dengan jari,” kata {pal}. “Itu satu menitmu.” {name} mencoba satu.~+, dan~ Di sisi itu empuk seperti bantal. {Being} akan terus juga, tanpa ada yang mendengar. “Siap,” kata {name}, terlalu keras.`,
  resolve: `Jarum merah berputar penuh, satu menit sunyi. “Tapi ada isinya,” kata {pal}. “Dug-dug, di dalamku.” {name} meraba.~+, dan~ Di dalam {name} juga ada. *Sunyi, 1 menit*, tulis {name}. *Terbuat dari jantung.*`,
  bed: `Jam itu di samping ranjang, jarum merahnya berputar.~, dan~ Ia mengukur semenit sunyi.~+,~ Lalu menaruh satu lagi di sebelahnya. Di tengah setiap menit, dug-dug, tanpa mengganggu, ada jantung.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `{name} punya buku berjudul YANG BENAR.~+, dan~ Yang boleh masuk hanya yang sudah dilihat {name} dengan dua mata. [Misalnya, *Roti panggang lebih ribut daripada roti*.] Pensilnya tinggal cukup untuk satu baris.~+, dan~ Malam ini {name} mau baris yang benar. Bagaimana kalau sia-sia?`,
    `Pensilnya tinggal cukup untuk satu baris. [Panjangnya tidak lebih daripada gigi.] Malam ini {name} mau menuliskannya di buku YANG BENAR.~+, dan~ Ke situ hanya masuk yang dilihat dengan dua mata. Bagaimana kalau dipakai untuk yang tidak benar?`,
  ],
  setoff: `“Semua orang membicarakannya,” kata {name}, “siapa yang melihatnya? Malam ini aku, dengan dua mata.” YANG BENAR dikepit di ketiak.~+, dan~ Pensil pendek di belakang telinga.~+,~ Lalu mereka keluar, dengan keempat mata terbuka.`,
  stay: `{name} duduk berpiyama di sisa terakhir cahaya lampu, buku terbuka, pensil di belakang telinga. “Kita tidak bilang dulu itu apa,” kata {name}. “Kita lihat, baru bilang.” [Maka mereka melihat, dua mata dan dua mata.] Dan memang ada yang bisa dilihat.`,
  remind: `Banyak yang pergi ke arah sama.~+, dan~ Semuanya tahu rupanya. “Biru,” kata satu. [“Sebesar lumbung.” “Berdengung.”] {name} mengambil pensil, lalu mengembalikannya. “Sudah pernah lihat?” “Lihat sih belum,” kata mereka sambil bergegas, “tapi semua tahu.”`,
  refrain: {
    first: `Orang yang ingin tahu punya sajak, diucapkan dengan mata terbuka lebar:\n“Benarkah begitu, ataukah bukan?\nSemua mata kita kerahkan.”`,
    again: `Mereka belum tahu, dan selama belum tahu sajaknya terus diucapkan:\n“Benarkah begitu, ataukah bukan?\nSemua mata kita kerahkan.”`,
    third: `{name} membuka halaman bersih, dan karena menyesal tidak berguna, mereka berkata:\n“Benarkah begitu, ataukah bukan?\nSemua mata kita kerahkan.”`,
    last: `Tidak ada lagi yang bertanya, mereka cuma saling mengucapkannya, pelan, supaya terdengar benar:\n“Benar begitu, bukankah demikian?\nSemua mata sudah menyaksikan.”`,
  },
  try: `Di depan semua orang, {name} menempelkan pensil ke kertas. “Apa yang kamu tulis?” tanya {being}. “Belum ada,” kata {name}.~+,~ Dan itu benar. [“Jadi tertulis *tidak ada*?” “Tidak. Cuma tidak tertulis apa-apa.”] {being} makin diam. “Aku tidak mau masuk buku sebagai tidak ada,” katanya.`,
  easy: `“Tulis *Kami semua datang*,” kata {pal}. “Itu benar.” Memang, lalu YANG BENAR penuh, dan selesai.~+,~ Tetapi tidak tersisa baris untuk {being}. Di belakang telinga {name} sudah tidak ada pensil.`,
  resolve: `Waktu sudah cukup melihat, {name} membuka YANG BENAR.~+,~ Lalu menulis satu baris, tidak panjang. Pada titiknya, pensil itu habis. “Bacakan,” kata {pal}. “*Benar begitu*,” baca {name}, “*dan aku ada di sana.*”`,
  bed: `YANG BENAR tertutup, baris terakhirnya di dalam.~, dan~ Pensil sudah habis.~+,~ Jadi tidak ada lagi yang harus ditulis. Yang benar tetap saja benar.~+,~ Sendirian, dalam gelap.`,
};

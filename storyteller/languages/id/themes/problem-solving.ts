import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title} di Daftar`,
  want: [
    `{name} suka membuat daftar. Hari ini ada tujuh.~+, dan~ Enam sudah dicoret, termasuk soal selai yang sebenarnya. Tinggal nomor tujuh.~+,~ Bunyinya *Semua tidur*. {name} mau mencoretnya malam ini, karena daftar besok sudah penuh. Bagaimana kalau ada yang tetap bangun?`,
    `Di daftar {name} ada tujuh, enam sudah dicoret.~, dan~ Yang paling sulit pun sudah, tentang siapa yang makan selai. Nomor tujuh bunyinya *Semua tidur*.~+, dan~ Itu mau dicoret malam ini.~+,~ Tetapi kalau ada yang tidak?`,
  ],
  setoff: `“Berarti nomor tujuh belum,” kata {name}, lalu mengambil kertas bersih. Di kiri, di bawah YANG KITA TAHU, {name} menulis *Ada yang bangun*.~+, dan~ Di kanan, di bawah YANG BISA DICOBA, *Lihat ke sana*. “Pendek,” kata {pal}. “Yang pendek enak dibawa,” kata {name}.`,
  stay: `“Berarti nomor tujuh belum,” kata {name}, mengambil kertas di sisa cahaya lampu. Di kiri ditulis *Ada yang bangun*.~+, dan~ Di kanan, di bawah YANG BISA DICOBA, *Duduk dan lihat*. [{pal} memegang satu sisi kertas, {name} sisi lainnya.] “Dekat,” kata {pal}. Itu masuk ke kiri.`,
  remind: `{name} mengangkat daftar.~+, dan~ *Ada yang bangun* masih di kiri. Sekarang mereka tahu lebih banyak.~+,~ Jadi {name} menambahkan *Suaranya makin dekat* dan *Dia tidak capek-capek*. “Tapi kita iya,” kata {pal}. Itu ditulis juga.`,
  refrain: {
    first: `Daftar ini bisa dinyanyikan, maka mereka menyanyikannya supaya hafal:\n“Apa yang kita tahu, apa yang dicoba?\nMasih ada yang bangun, entah mengapa.”`,
    again: `Satu jari {name} turun sepanjang daftar, dan mereka menyanyikan isinya:\n“Apa yang kita tahu, apa yang dicoba?\nMasih ada yang bangun, entah mengapa.”`,
    third: `Satu lagi percobaan dicoret, dan yang tersisa tinggal ini:\n“Apa yang kita tahu, apa yang dicoba?\nMasih ada yang bangun, entah mengapa.”`,
    last: `Sekali lagi daftar itu dibaca, sepelan kertas, dan satu baris sudah lain:\n“Apa yang kita tahu, apa yang dicoba?\nSemua sudah tidur, kita tahu mengapa.”`,
  },
  try: `*Minta baik-baik*, tulis {name}.~+,~ Maka {name} meminta, dengan tolong di dua ujungnya. “Tolong tidur, ya, tolong?” “Terima kasih sudah bertanya,” kata {being}. “Aku mau sekali. Tidak bisa.” [Semua setuju, mintanya sudah baik sekali.] Lalu {name} mencoret *Minta baik-baik*.`,
  easy: `“Tulis *hampir* di depannya,” kata {pal}. “*Hampir semua tidur.* Itu benar.” Tempatnya ada.~+, dan~ Sesudahnya ranjang hangat. Hanya {being} tersisa, melek sekali.~+, dan~ {name} sudah membasahi pensil, menulis huruf H.`,
  resolve: `{name} mendengarkan ke kiri.~+,~ Lalu ke kanan. Semua tidur, maka nomor tujuh dicoret. “Belum benar,” kata {pal}. “Kita masih bangun.” “Kalau begitu kita pulang, supaya benar,” kata {name}, sambil melihat garisnya.`,
  bed: `Daftar itu berbaring di dekat ranjang, isinya tujuh.~+, dan~ Tujuh garis tipis melewatinya. *Semua tidur*, kata yang terakhir.~+,~ Dan tidak ada yang bangun untuk membacanya.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Stoples manisan plum tidak mau dibuka. Langkah satu diputar, dua diketuk sendok, tiga diminta baik-baik. Setiap kali, tutupnya makin kencang. {name} mau plum untuk sarapan.~+,~ Tetapi langkah empat itu apa?`,
    `{name} mau plum untuk sarapan.~+,~ Tetapi stoplesnya tidak mau dibuka. Sudah diputar, itu langkah satu. Sudah diketuk, itu dua, dan diminta, itu tiga. [Tutupnya masih di sana, kencang.] Bagaimana kalau tidak ada langkah empat?`,
  ],
  setoff: `“Malam ini itu terjadi sendiri,” kata {name}. “Tidak ada yang memutarnya! Aku mau lihat caranya.” Mantel dipakai, stoples dan sendok dibawa. “Kupegang supaya dia lihat,” kata {pal}.~+,~ Maka berangkatlah mereka.~+,~ Stoples menghadap ke depan.`,
  stay: `“Malam ini itu terjadi sendiri,” kata {name}, “tanpa diputar siapa pun!” Mereka duduk berpiyama di batas cahaya lampu.~+, dan~ Stoples plum di tengah. [Labelnya dihadapkan ke luar.] “Supaya stoplesnya lihat,” kata {pal}.`,
  remind: `“Coba aku,” kata {pal}, yang masih segar, lalu memutar stoples. “Bergerak! Ada yang bergerak!” Mereka melihat.~+, dan~ Yang bergerak ternyata {pal}. “Langkah satu,” kata {name}, “sekarang sudah dicoba semua orang.”`,
  refrain: {
    first: `Langkah-langkahnya diulang dari atas, siapa tahu ada yang terlewat:\n“Putar dan ketuk, tarik kiri kanan.\nApa rahasianya membuka tutupan?”`,
    again: `“Pasti ada satu yang belum terpikir,” kata {name}, lalu mereka mengulanginya:\n“Putar dan ketuk, tarik kiri kanan.\nApa rahasianya membuka tutupan?”`,
    third: `Stoples tidak mau, yang satu lagi juga tidak, maka mereka bernyanyi untuk dua-duanya:\n“Putar dan ketuk, tarik kiri kanan.\nApa rahasianya membuka tutupan?”`,
    last: `Tidak ada yang berbuat apa-apa, maka langkah itu dinyanyikan pelan sekali:\n“Jangan diputar, jangan ditarik kiri kanan.\nItu rahasianya, biarkan perlahan.”`,
  },
  try: `“Langkah dua,” kata {name}, lalu mengetuk tiga kali dengan sendok, dekat sekali. “Itu untuk apa?” tanya {being}. “Supaya kamu longgar.” “Jadinya malah kebalikannya,” kata {being}.~+,~ Maka {name} meminta baik-baik. “Itu juga,” kata {being}.`,
  easy: `“Langkah empat boleh orang besar,” kata {pal}. “Tidak sah, tapi plum.” Sekali putar, sudah ada sari manis di dagu. Waktu {being} siap, mereka di rumah, mengunyah.~+, dan~ Stoples itu sudah di ketiak {name}.`,
  resolve: `Jadi langkah empat adalah berhenti.~,~ Stoples dibiarkan sendiri.~+, dan~ {name} cuma menaruh satu jari di tutupnya. Tutup itu berputar sendiri, ke arah lain, lalu lepas. “Seharian kita membantunya menutup,” kata {pal}.`,
  bed: `Di dapur berdiri stoples plum, tutupnya di samping.~+, dan~ Tidak ada yang memutar, tidak ada yang mengetuk. Plum-plum itu rapat di dalam, bulat-bulat.~+, dan~ Dalam gelap tercium manisnya.`,
};

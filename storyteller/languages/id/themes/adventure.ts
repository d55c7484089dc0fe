import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `{name} punya bendera, kaus kaki kiri diikat pada sendok. Bendera itu mau ditancapkan di ujung hari, tempat yang belum pernah dipasangi apa-apa.~, karena~ Semua orang sudah tidur di sana. Malam ini {name} mau sampai.~+,~ Tetapi bagaimana kalau tertidur lebih dulu?`,
    `“Ujung hari itu di mana?” tanya {name} tadi. “Sesudah kamu tidur,” kata mereka.~+,~ Jadi belum ada yang menancapkan bendera di sana.~+, dan~ {name} sudah membuatnya, kaus kaki kiri di sendok terpanjang. Bagaimana kalau tidur datang duluan?`,
  ],
  setoff: `“Masih ada yang bangun,” kata {name}, “jadi harinya belum habis. Ujungnya pasti di balik suara itu.” Mantel dipakai di atas piyama.~+, dan~ Bendera diangkat. “Jauh?” tanya {pal}. “Lewat jam tidur sedikit,” kata {name}, dan mereka berangkat.`,
  stay: `“Masih ada yang bangun,” kata {name}, “jadi harinya belum bisa habis.” Mereka duduk berpiyama di batas cahaya lampu, bersama benderanya. “Ini ujung hari?” “Baru pinggirnya,” kata {name}. “Ujungnya di balik suara itu.”`,
  remind: `[{pal} memegang bendera sebentar.] “Siapa yang tinggal di ujung hari?” tanya {pal}. “Tidak ada,” kata {name}. Mereka mendengarkan.~+, dan~ Jelas sekali ada seseorang. “Berarti ujungnya pindah,” kata {pal}. “Memang begitu,” kata {name}, “kalau belum diberi bendera.”`,
  refrain: {
    first: `Terlalu gelap untuk melihat sudah jam berapa, jadi mereka bertanya:\n“Sudahkah di sini ujungnya hari?\nBelum, kalau ada yang belum pergi!”`,
    again: `Siapa tahu hari sudah habis sementara itu, maka bendera diangkat dan mereka bertanya:\n“Sudahkah di sini ujungnya hari?\nBelum, kalau ada yang belum pergi!”`,
    third: `Hari masih saja berjalan, dan mereka memberitahunya:\n“Sudahkah di sini ujungnya hari?\nBelum, kalau ada yang belum pergi!”`,
    last: `Sekali lagi mereka bertanya tentang hari, sepelan mungkin, dan kali ini jawabannya lain:\n“Sudahkah di sini ujungnya hari?\nSudah, semua tidur sampai nanti pagi.”`,
  },
  try: `{name} mengangkat bendera, tanda semuanya selesai. “Ini ujung hari.” “Oh ya?” kata {being}. “Sesudah itu apa?” “Cuma hari berikutnya,” kata {name}. “Bagus,” kata {being}.~+, dan~ Saat itu juga hari berikutnya dimulai.`,
  easy: `“Tancapkan saja di sini,” kata {pal}, “lalu pejamkan mata. Itu sudah ujung hari.” Gelap, empuk, dan {name} jadi yang pertama. Hanya {being} yang tetap tidak punya ujung.~+, dan~ Kata “ya” sudah ada di lidah {name}.`,
  resolve: `Tidak ada lagi yang bangun, jadi inilah ujung hari. {name} masih terjaga.~+, dan~ Bendera ditancapkan di samping {being}. “Kukira ujungnya lebih besar,” kata {pal}. “Tidak bisa,” kata {name}. “Besok mulai persis di belakang sendok.”`,
  bed: `Satu kaki {name} memakai kaus kaki.~+, dan~ Kaus kaki yang lain tergantung di sendok, di ujung hari. Di belakangnya, diam sekali, berbaringlah besok.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Setiap sore {name} berangkat.~+, dan~ Pada langkah kesebelas ada yang memanggil, “Cukup sampai situ!” Malam ini {name} mau satu langkah lebih jauh daripada cukup.~,~ Tetapi kakinya pendek dua-duanya.~+,~ Bagaimana kalau capek?`,
    `“Cukup sampai situ!” seru mereka, selalu, pada langkah kesebelas. {name} ingin melihat ada apa sesudah cukup. “Sesudah itu ranjang,” kata mereka. [Kedua kaki sudah diberi tahu, cuma tambah satu.] Tetapi kaki itu pendek.~+,~ Bagaimana kalau capek?`,
  ],
  setoff: `“Untuk melihat itu,” kata {name}, “harus lebih jauh daripada cukup.” Mereka memakai mantel, berhenti, dan mendengarkan.~+,~ Tetapi tidak ada yang memanggil. “Berapa langkah?” tanya {pal}. “Sebelas,” kata {name}, “lalu satu lagi.” Kaki kiri berangkat duluan.`,
  stay: `Dalam piyama, {name} berjalan sampai batas cahaya lampu, tepat sebelas langkah.~+, dan~ {pal} rapat di belakang.~+,~ Lalu satu jempol kaki lewat dari pinggir.~+,~ Jadi itu dua belas. “Cukup,” kata {pal}. “Dari sini kelihatan.”`,
  remind: `“Kita terlambat?” tanya {pal}. Belum, tetapi awal juga sudah lewat.~+, dan~ Banyak yang bergegas ke arah sama, membawa bantal. [“Tidak ditunggu, lho,” kata seseorang sambil lewat.] “Apa kabar kakinya?” tanya {pal}. “Pendek,” kata {name}, “tapi ada dua.”`,
  refrain: {
    first: `<toddler: Lagu ini dinyanyikan dengan satu jempol lewat garis|Ini lagu jalan, dan jalannya dengan dua kaki>:\n“Sedikit lebih jauh, sedikit lagi,\nbelum pernah kita sampai ke sini!”`,
    again: `“Ulang,” kata {pal}, dan kali ini kata “lagi” dinyanyikan keras-keras:\n“Sedikit lebih jauh, sedikit lagi,\nbelum pernah kita sampai ke sini!”`,
    third: `Bukan kaki yang capek sekarang, melainkan berharapnya, jadi mereka bernyanyi untuk itu:\n“Sedikit lebih jauh, sedikit lagi,\nbelum pernah kita sampai ke sini!”`,
    last: `Mereka menyanyikannya sepelan napas, tanpa bergerak, dan keluarnya lain:\n“Sedikit lebih pelan, sedikit lagi,\nbelum pernah kita sedekat ini.”`,
  },
  try: `“Perlu disoraki,” kata {pal}.~+,~ Maka semua bersorak, hip, hip, hura. Setiap hura, {being} mundur sedikit.~+,~ Jadi tidak membantu. “Berhenti,” kata {name}. “Kalau aku diteriaki begitu, aku juga masuk lagi.”`,
  easy: `“Ini sudah selangkah lebih jauh daripada cukup,” kata {pal}. “Kita bisa pulang tidur.” Kedua kaki, hangat dan berat seperti roti, setuju. Nanti kalau {being} siap, yang melihat kurang dua.~+, dan~ {name} sudah menoleh ke arah rumah.`,
  resolve: `“Cukup sampai sini,” kata seseorang. {pal} menoleh mencari siapa.~+, dan~ Ternyata {name}. Dari sekian banyak sore, belum pernah {name} yang mengucapkannya. Kedua kaki langsung duduk, seolah hanya menunggu kata itu.`,
  bed: `Berdampingan terbaring dua kaki pendek, capek sampai ke bawah. Yang satu hampir bermimpi.~+, dan~ Maju satu langkah lagi. Langkah itu cuma sepanjang jempol.~+, dan~ Itu sudah cukup.`,
};

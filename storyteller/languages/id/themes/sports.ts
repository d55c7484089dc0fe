import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Permainan {name} adalah Patung.~+,~ Berdiri sediam sendok sementara orang menghitung sampai seratus. Sejauh ini {name} baru enam puluh satu. [Sesudah itu ada yang gatal.] Pertandingannya besok.~+, dan~ {name} mau seratus malam ini. Bagaimana kalau alis bergerak?`,
    `“Enam puluh satu!” Itu rekor {name} dalam Patung, permainan tidak bergerak. Yang lain sampai seratus.~+, dan~ Pertandingannya besok. [Berkedip boleh. Menggaruk tidak.] {name} mau seratus malam ini.~+,~ Tetapi bagaimana kalau sebelah alis bergerak?`,
  ],
  setoff: `“Enam puluh satu,” hitung {pal}, “enam puluh dua.” Lalu suara itu datang.~+, dan~ {name} terlonjak. “Siapa bisa jadi patung kalau begitu!” “Yang di sana juga perlu latihan,” kata {pal}. Mantel dipakai.~+,~ Dan mereka keluar untuk mengajarinya.`,
  stay: `“Enam puluh satu,” hitung {pal}. Suara itu datang, {name} terlonjak.~+,~ Maka mereka duduk berpiyama di batas cahaya lampu, memberi contoh jadi patung. Mereka sediam dua sendok.~+, dan~ Suara itu mendekat. [“Yang gerak cuma mulutku,” kata {pal}.]`,
  remind: `“Latihan,” kata {name}, lalu berhenti seketika. {pal} ikut berhenti, satu kaki di udara.~,~ Mereka menghitung dalam hati.~+, dan~ Pada tiga puluh tiga kaki itu turun. “Kamu bergerak,” kata {name}. “Matamu juga,” kata {pal}, “waktu melihatnya.” [Mereka sepakat seri.]`,
  refrain: {
    first: `Ini diucapkan di awal setiap permainan, dan pada kata terakhir tidak boleh bergerak:\n“Diam seperti sendok, diam seperti bangku,\nsiapa berkedut? Alis siapa itu?”`,
    again: `Dari tadi sudah banyak gerak, maka sekali ini mereka berdiri diam dan berkata:\n“Diam seperti sendok, diam seperti bangku,\nsiapa berkedut? Alis siapa itu?”`,
    third: `Seratus belum pernah sejauh ini, tetapi mereka mengambil tempat dan mulai dari atas:\n“Diam seperti sendok, diam seperti bangku,\nsiapa berkedut? Alis siapa itu?”`,
    last: `Semuanya diam, dan bibir mereka hampir tidak bergerak waktu mengucapkannya:\n“Diam seperti sendok, diam seperti bangku,\ntak ada yang berkedut, satu alis pun tak perlu.”`,
  },
  try: `“Rahasia Patung,” kata {name}, “lihat satu benda yang tidak pindah.” {Being} mencari-cari. “Tapi semuanya pergi,” kata {being}, “atau matanya sudah tutup.” Jadi terpaksa mencari terus, ke segala arah.~+,~ Dan itu bukan Patung.`,
  easy: `“Bersandar padaku, mata tutup,” kata {pal}. “Itu satu kedip panjang.” Hangat, dan seratus akan datang sendiri. Hanya saja, {being} akan terus, tanpa ada yang melihat.~+,~ Padahal mata {name} masih terbuka satu, tidak banyak.`,
  resolve: `“Sekali lagi,” kata {pal}, lalu menghitung. {name} sediam sendok, sambil memandang {being}.~, karena~ Tidak ada yang sediam itu. Enam puluh satu lewat, lalu enam puluh dua. “Dan seratus,” bisik {pal}. [{name} lupa berhenti, sampai seratus sembilan.]`,
  bed: `Di ranjang seratus itu mudah.~+,~ {name} berbaring sediam sendok di laci. Pada hitungan dua belas, belum ada alis yang bergerak.~+, dan~ Tidak lama sesudah itu hitungannya pun diam.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `{name} punya cangkir dengan bola bertali. Bola itu naik, lalu *tup*, masuk cangkir.~+,~ Tetapi kalau ada yang melihat, bunyinya *tok*, di luar. Malam ini {name} mau satu *tup* selagi orang melihat. Bagaimana kalau tidak pernah?`,
    `*Tup*, masuk bola bertali itu ke cangkir {name}.~+,~ Tetapi begitu ada yang melihat, *tok*, di luar. Malam ini, sekali saja, {name} mau bisa selagi orang melihat.~+,~ Tetapi bagaimana kalau itu hanya jadi kalau tidak ada yang melihat?`,
  ],
  setoff: `“Malam ini, dilihat semua orang!” kata {name}. “Yang bisa begitu pasti tahu caranya. Kita tanya.” Bola masuk cangkir.~+, dan~ Cangkir masuk mantel. *Tok*, bunyinya di dalam, karena {pal} melihat.~+,~ Lalu mereka juga keluar.`,
  stay: `“Di depan semua orang, malam ini!” kata {name}. “Yang bisa begitu pasti tahu caranya.” Mereka duduk berpiyama di batas cahaya lampu, dengan bola dan cangkir. {pal} melihat, *tok*. {pal} memalingkan muka, *tup*.`,
  remind: `“Coba sekarang,” kata {pal}. “Aku tutup mata.” *Tup*, bunyinya. “Kamu lihat?” “Tidak.” *Tup*. “Tapi yang ini iya.” *Tok*. Mereka mencoba dengan satu mata.~+, dan~ Bola itu berlari keliling pinggir, lalu duduk di situ, berpikir. [“Dia malu,” kata {pal}.]`,
  refrain: {
    first: `Diucapkan sambil mengayun, dan pada kata terakhir ketahuan:\n“Ke atas ia, berputar pula,\njatuhnya di mana tak ada yang menduga.”`,
    again: `Sekali lagi mereka mencoba, supaya tangan tidak lupa, dan {pal} melihat ke arah lain:\n“Ke atas ia, berputar pula,\njatuhnya di mana tak ada yang menduga.”`,
    third: `Tidak ada yang bilang tok, cuma terpikir, maka untuk menutupinya mereka berkata, pelan:\n“Ke atas ia, berputar pula,\njatuhnya di mana tak ada yang menduga.”`,
    last: `Sesudahnya mereka mengucapkan syair itu, dan sekarang ujungnya lain:\n“Ke atas ia, berputar pula,\njatuhnya di mana, kita melihatnya.”`,
  },
  try: `“Caranya bagaimana,” tanya {name}, “kalau dilihat sebanyak itu?” “Aku baru mau tanya kamu,” kata {being}. Untuk menunjukkan gampangnya, {name} mengayun bola.~+, dan~ Dilihat semua orang, *tok*. “Yah,” kata semua. “Nah,” kata {being}. “Itu kata yang kutakuti.”`,
  easy: `“Masukkan saja pakai tangan,” bisik {pal}. “Aku yang bilang *tup*.” Semua akan menoleh dan bertepuk.~+, dan~ {name} menang. Hanya saja, {being} tidak punya penonton lagi.~+,~ Padahal bola sudah di dua jari {name}, senyum sudah siap.`,
  resolve: `Semua masih memandang {being}.~+,~ Maka {name}, di belakang, mengeluarkan cangkir dan mengayun bola.~+,~ Dan bunyinya *tup*. “Kulihat itu,” kata {being}. “Lagi!” Semua menoleh.~+, dan~ Bunyinya *tup*.`,
  bed: `Cangkir itu di dekat ranjang, bola di dalamnya. Sudah dilihat orang.~+, dan~ Masih di dalam. Di balik mata {name} bola itu naik sekali lagi, pelan.~+,~ Masuk, dan tinggal.`,
};

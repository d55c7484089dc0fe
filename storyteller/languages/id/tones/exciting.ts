import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'exciting'> = {
  open: [
    `Satu lengan masuk! Tetapi lengan satunya mana? {name} berputar, dan di situ ia terbang, lalu hilang lagi! “Sudah pakai piyama?” seru mereka. “Separuh!” seru {name}. Putar, putar balik, sambar, dapat!`,
    `“Tiga!” {name} jongkok, lutut ditekuk, lengan ke belakang! Sandal itu jauh di sana, dan kedua kaki harus mendarat di dalamnya! “Sudah siap?” seru mereka. “Hampir!” seru {name}. “Dua! Satu setengah! Satu!” Naik, lewat! *Bum!* Masuk!`,
    `Jadi gelap! Jadi sempit! {name} di dalam sweter, dan jalan keluarnya lenyap! “Perlu bantuan?” seru mereka. “Mmf!” Tarik, tarik, tarik! *Pop!* Keluarlah {name}, semua rambutnya berdiri tegak!`,
  ],
  outside: `“Mata?” seru {name}. “Lebar!” “Telinga?” “Buka!” “Lutut?” “Gemetar!” “Sama!” kata {name}. Lengkaplah daftarnya. “Kalau begitu <toddler: lihat|maju>!” Dan sebelum lutut sempat berpikir, mereka <toddler: sudah melihat, sekuat-kuatnya|sudah sepuluh langkah di luar>!`,
  rest: `“Stop!” engah {name}. “Napas!” Mereka bernapas, masuk, keluar, masuk, jantungnya mengetuk seperti dua sendok di satu panci. “Sepuluh napas,” kata {name}, “lalu maju!” “Punyaku tinggal enam!” “Kalau begitu enam!” Pada napas keempat mereka sudah bisa bicara, dan pada yang keenam sudah berdiri lagi!`,
  doorstep: `<toddler: Sandal|Sepatu> lepas, kiri, kanan! Tinggal lari terakhir, yang ke ranjang.~+,~ Dan itu ditempuh {name} berjalan. “Yang ini tidak lari?” tanya {pal}. “Mau,” kata {name}, “tapi kakiku sudah duluan.” Di situ dua-duanya, sudah di ranjang.`,
  close: [
    `Satu lengan masuk, satu lengan masuk. Lengan piyama yang tadi susah ditangkap terbaring di selimut.~,~ Tangan di dalamnya melepaskan pegangan.~+, dan~ Tidak ada yang lari.`,
    `Tiga. Sandal berdiri di dekat ranjang, berdampingan. Dua. Kedua kaki sudah mendarat, di bawah selimut. Satu setengah, satu seperempat.~+,~ Lalu {name} membuang napas, panjang sekali. Satu.`,
    `Dari semua rambut {name} masih berdiri satu, di atas bantal. Ia melihat, masih ada yang datang atau tidak.~+,~ Lalu ia condong sedikit, dan berbaring.`,
  ],
  links: [
    `“Kiri!” seru {name}. “Kanan!” seru {pal}, lalu mereka bertabrakan, dan ke kiri!`,
    `{name} dan {pal} berlari sampai tidak ada napas untuk bicara, lalu menunjuk!`,
    `“Cepat!” seru {pal}. “Aku cepat!” seru {name}. “Lebih cepat!”`,
    `Sekarang {name} di depan, sekarang {pal}, sekarang {name}, sejauh hidung!`,
    `*Krak!* {name} dan {pal} membeku! Tetapi itu cuma kancing mantel {name}, dan mereka berlari lagi!`,
    `{name} dan {pal} menahan napas, saling berpegangan, dan maju!`,
  ],
  threads: {
    sand: {
      one: `Dari dapur {name} membawa jam masak berbentuk telur, diputar lalu berdetik kembali, tik, tik, tik! “Kalau bunyi,” kata {name}, “waktunya tidur, di mana pun kita!” “Setengah matang atau matang?” seru {pal}. “Matang!” “Kalau begitu cepat!”`,
      two: `{name} mengangkat telur yang berdetik itu, dan sudah habis separuh, padahal malamnya belum! <toddler: Maka mereka duduk lebih tegak dan melihat dua kali lebih keras|Maka yang bisa dilompati dilompati, yang lain diterobos dari bawah>! “Aduh!” seru {pal}, yang terantuk. “Tidak ada waktu!” seru {name}. “Aduhnya besok!”`,
      three: `“Sisanya berapa?” seru {pal}.~, dan~ {name} melihat telur itu. “Tiga tik! Dua! Satu!” Mereka memejamkan mata dan menunggu, tetapi tidak ada bunyi, karena remah roti masuk ke dalamnya. “Jangan dikocok,” bisik {pal}.`,
      end: `Di bawah bantal ada yang bergerak, yaitu telur itu, bebas dari remahnya.~+, dan~ Bunyinya kecil sekali, ping. “Waktunya tidur, di mana pun kita,” kata {name}. “Kita di mana?” tanya {pal}. Mereka melihat sekeliling, dan mereka di ranjang.~+,~ Tepat waktu.`,
    },
    hiccup: {
      one: `“Sst!” bisik {name}. “Jangan ada bunyi!” “Hik,” kata {pal}.~, dan~ Mereka saling memandang dengan mata besar sekali. “Itu bukan, hik!” kata {pal}. “Tahan napas! Hitung sampai sembilan!” Makin bulat dan makin bulat {pal}, lima, enam! “Delapan, hik!”`,
      two: `“Hik!” Itu dia lagi, pada waktu yang paling buruk! “Kamu perlu dikagetkan,” kata {name}, lalu mengendap ke belakang. “Dor!” {pal} terlonjak seperti tutup panci, mereka mendengarkan, dan tidak ada bunyi! {name} mengangkat kedua lengan. “Kita berhas…” “Hik,” kata {pal}.`,
      three: `Berdua mereka menahan napas, sepuluh, dua puluh, sampai telinga berdengung! Tiga puluh! Napas dilepas, cegukan ditunggu, dan tidak datang. “Hilang!” seru {pal}. “Hore!” seru {name}. “Hik!” Kali ini {name}!`,
      end: `Mereka berbaring menunggu cegukan.~+, dan~ Cegukan tidak datang. “Di kamu?” tanya {pal}. “Tidak,” kata {name}. “Di kamu?” Dua-duanya meraba, dan di dalam sunyi. “Berarti dia tidur,” kata {pal}.~+,~ Dan mereka diam supaya ia tidak bangun.`,
    },
  },
};

import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Teka-teki terakhir di buku {name} yang paling bagus: *Perlu dua.~,~ Letaknya di akhir. Sendirian tidak bisa.* [{name} sudah mencoba *sepatu*, juga *siku*.] Halaman jawabannya robek.~+, dan~ Bukunya harus kembali besok. Malam ini {name} mau jawabannya. Bagaimana kalau tidak ada yang tahu?`,
    `Tidak ada yang bisa menjawab teka-teki di buku {name}: *Perlu dua.~+,~ Letaknya di akhir. Sendirian tidak bisa.* [“Kuah,” kata seseorang.] Halaman terakhir robek.~+, dan~ Besok buku itu kembali. {name} ingin jawabannya malam ini. Bagaimana kalau tidak ketemu?`,
  ],
  setoff: `“Aku tidak bisa berpikir karena suara itu,” kata {name}, menutup buku pada satu jari. “Tapi berarti ada yang bangun.~+, dan~ Dia belum kutanyai.” Mantel dipakai, buku masuk.~+,~ Lalu mereka keluar menyusul suara itu.`,
  stay: `“Aku tidak bisa berpikir karena suara itu,” kata {name}. “Tapi ada yang bangun. Kutanyai saja.” Mereka duduk berpiyama di batas cahaya lampu, buku teka-teki terbuka. “Tidak usah dipanggil,” kata {pal}. Suara itu sudah lebih dekat.`,
  remind: `“Jawabnya *kaus kaki*?” tanya {pal}. “Perlu dua.” “Bukan, kaus kaki satu juga bisa,” kata {name}. [“Letaknya di akhir, mungkin *jari kaki*.”] “*Bertengkar*?” “Itu aku bisa sendiri.” {name} melihat buku lagi.~+,~ Tetapi di tempat jawaban cuma ada pinggir robek.`,
  refrain: {
    first: `Teka-teki lebih enak kalau diucapkan, jadi mereka mengucapkannya, sebaris seorang:\n“Perlu dua, dan di akhir letaknya.\nSendiri tak bisa. Apakah dia?”`,
    again: `Mereka bertanya lagi, siapa tahu yang mendengar punya jawabnya:\n“Perlu dua, dan di akhir letaknya.\nSendiri tak bisa. Apakah dia?”`,
    third: `{name} membuka buku di tempat robek, dan yang bisa dicoba tinggal teka-tekinya:\n“Perlu dua, dan di akhir letaknya.\nSendiri tak bisa. Apakah dia?”`,
    last: `Begitu sunyi sampai teka-teki itu hampir tanpa napas, dan akhirnya sudah kembali:\n“Perlu dua, dan di akhir letaknya.\nSelamat tidur, itulah dia.”`,
  },
  try: `Buku dibuka, {name} membacakan.~+, dan~ {being} senang sekali ditanya. “Perlu dua? Kalau begitu aku, lalu aku sekali lagi!” [Yang kedua langsung dikerjakan.] “Itu tetap satu,” kata {name}. “Aku tahu,” kata {being} tanpa berhenti. “Sudah sering kulihat begitu.”`,
  easy: `“*Sarung tangan!*” kata {name}. “Perlu dua, dan letaknya di akhir lengan.” Hampir pas.~+, dan~ Selesailah teka-tekinya. Hanya saja, {being} akan terus sepanjang malam, tanpa ada yang menanyai.~+, dan~ Pensil {name} sudah dibasahi.`,
  resolve: `“*Selamat tidur!*” bisik {name}. “Itu yang paling akhir.~+, dan~ Perlu dua.” {pal} mencobanya sendirian. “Selamat tidur,” kata {pal}. “Selamat tidur,” kata {name}, jadi sudah dua. [Yang pertama tadi keburu dibalas.] Maka itu ditulis di buku, di pinggir yang robek.`,
  bed: `Buku teka-teki tertutup, jawabannya sudah di dalam. Perlu dua, yang mengucapkan dan yang diberi ucapan.~,~ Letaknya di akhir.~+,~ Dan inilah akhirnya.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Di album {name} ada kotak kosong, empat sudut kertas tanpa foto. Di bawahnya, dengan tinta lama, tertulis *Malam terbaik*. Siapa yang memotret? Malam ini {name} mau tahu. [Petunjuknya satu, yaitu lem.] Bagaimana kalau kotak itu kosong selamanya?`,
    `“Siapa yang memotret?” tanya {name}. Tidak ada yang tahu.~+, dan~ Di album hanya ada kotak kosong bersudut kertas. *Malam terbaik*, begitu tulisannya. [{Tiny} sudah tidak dicurigai lagi.] Malam ini {name} mau tahu.~+, atau~ Kotak itu kosong selamanya?`,
  ],
  setoff: `“*Malam terbaik*,” kata {name}. “Itu pasti malam ini! Ini foto yang hilang.” Halaman album dilepas.~+,~ Lalu masuk mantel. “Kita tanya semua orang di sana siapa yang memotret.” Maka keluarlah mereka[, {pal} sambil mencari petunjuk].`,
  stay: `“*Malam terbaik*,” kata {name}. “Itu malam ini!” Mereka duduk berpiyama di batas cahaya lampu.~+, dan~ Halaman bersudut empat itu dipegang berdua. “Kita lihat siapa yang memotret,” kata {name}. “Belum kelihatan orangnya,” kata {pal}.`,
  remind: `{name} menanyai semua yang lewat. “Pernah memotretnya?” “Maunya,” kata satu, “cuma mulutku ternyata terbuka.” {name} mencatat: *mulut terbuka*. [Yang berikutnya sedang memegang tangan orang.] “Mereka menyembunyikan sesuatu,” kata {pal}. “Tidak,” kata {name}, “kurasa mereka sedang memberi tahu.”`,
  refrain: {
    first: `Setiap perkara ada pertanyaannya, dan baik diucapkan supaya tidak lepas:\n“Siapa memotret? Siapa ada di situ?\nApa isinya kotak yang satu itu?”`,
    again: `Sudah ada satu dua petunjuk, tetapi belum ada yang pas di empat sudut:\n“Siapa memotret? Siapa ada di situ?\nApa isinya kotak yang satu itu?”`,
    third: `Semua melihat ke arah yang sama, dan tetap tidak ada yang bisa menjawab:\n“Siapa memotret? Siapa ada di situ?\nApa isinya kotak yang satu itu?”`,
    last: `Lama kemudian harus ada yang bicara, dan itu {name}, yang sudah tahu:\n“Tak ada yang memotret. Kita di situ.\nItulah isi kotak yang satu itu.”`,
  },
  try: `“Kamu kugambar,” kata {name} dengan halaman dan pensil, “jadi tidak kosong.” {Being} melihat keempat sudut. “Aku akan begitu terus?” “Tinggal bergaya yang bagus.” Itu yang bikin gagal.~, karena~ {being} jadi lupa caranya. [Pensil menunggu, lalu disimpan.]`,
  easy: `“Aku saja di kotak itu,” kata {pal}. “Aku bisa diam.” Album penuh.~+, dan~ Tidak usah menunggu. Apa yang dimiliki {being} tidak akan pernah dilihat. “Dagu naik,” kata {name}.~+,~ Dan keluarlah pensil.`,
  resolve: `Halaman album masih di tangan {name}.~+, dan~ Kotaknya kosong. “Aku lupa menggambar,” kata {name}. “Aku sedang melihat.” Mereka saling memandang.~+,~ Dan dapat. “Jadi itu yang memotret,” kata {pal}. “Tidak ada. Semua sibuk melihat.” [“Dan mulutnya terbuka.”]`,
  bed: `Halaman itu kembali ke album.~+, dan~ Keempat sudutnya tidak memegang apa-apa.~+,~ Tetapi bagi yang ada di sana, kotak itu tidak kosong. {name} memejamkan mata.~+,~ Dan di situlah dia, dipegang keempat sudutnya.`,
};

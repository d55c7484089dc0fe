import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'inspiring'> = {
  open: [
    `Di tiang ranjang {name} ada garis-garis pensil, bekas mengukur tinggi.~, dan~ Yang terendah sekarang cuma selutut. “Aku tidak terasa,” kata {name}. “Tidak ada yang terasa,” kata mereka. “Kerjanya sambil berbaring.”`,
    `Sejak Senin {name} menggunting bintang kertas.~,~ Yang pertama jadinya bersudut tiga.~+, dan~ Berikutnya sembilan. Malam ini lima. “Tidak kesal?” tanya mereka. “Tidak,” kata {name}. “Mereka menunjukkan tengahnya di mana.” Maka ketiganya disimpan.`,
    `Satu kancing piyama {name} hijau, yang lain putih. “Yang hijau siapa yang pasang?” tanya mereka. “Aku,” kata {name}. Itu perlu satu hari Minggu penuh.~,~ Yang putih sering lepas.~+, dan~ Yang hijau tidak pernah.`,
  ],
  outside: `“Kalau terlalu susah?” tanya {pal}<toddler: |, tiga langkah di luar>. {name} mengancingkan kancing atas yang kaku, yang biasanya perlu orang besar. Pada dorongan ketiga kancing itu masuk.~+, dan~ Mereka berdua memandanginya. “Minggu lalu itu juga tidak bisa,” kata {name}.`,
  rest: `Di samping {name} dan {pal} berjalan {tiny}, kira-kira selengan baju sejam. “Itu tidak akan sampai,” kata {pal}. Mereka beristirahat enak sekali.~+, dan~ Waktu selesai, {tiny} sudah jauh di depan. “Hm,” kata {pal}.~+,~ Dan tidak bilang lagi soal tidak akan.`,
  doorstep: `Sepatu dilepas. “<toddler: Sepanjang waktu itu mereka menemani kita|Sejauh itu mereka berjalan>,” kata {pal}, “dan tidak kelihatan bangga.” Rupanya seperti sepatu saja, satu talinya keluar. “Justru itu tandanya,” kata {name}, menaruhnya berdampingan.`,
  close: [
    `Di tiang ranjang masih ada tempat untuk satu garis, yang digambar besok pagi.~+,~ Tumbuhnya sekarang, sambil berbaring.~+, dan~ {name}, mata terpejam, tidak terasa.`,
    `Di atas ranjang, pada seutas benang, tergantung bintang kertas, yang tiga, yang sembilan, dan yang lima. Dalam gelap mereka berputar.~+, dan~ Dari bantal {name} semuanya bintang.`,
    `Entah di mana di dalam selimut, satu kancing putih lepas lagi. Yang hijau menahan kedua sisi hangat itu, supaya hari Minggu {name} tahan sampai pagi.`,
  ],
  links: [
    `{name} memajukan satu kaki, lalu kaki satunya, dan berjalan itu memang cuma begitu.`,
    `{name} dan {pal} sekarang lebih jauh daripada yang pernah mereka capai sendiri.`,
    `{name} menoleh, dan tempat mereka mulai tinggal sebesar kancing.`,
    `“Terlalu jauh,” kata {pal}, lalu mengatakannya lagi jauh sesudah itu.`,
    `Yang tadi kelihatan seperti ujung ternyata baru tengah, jadi {name} dan {pal} mengerjakan separuhnya lagi.`,
    `{pal} sebenarnya mau kembali di sekitar sini, tetapi terlalu sibuk berjalan.`,
  ],
  threads: {
    smallest: {
      one: `“Malamnya terlalu banyak,” kata {pal}.~+,~ Tetapi di kartu dapur tertulis *Mulai dari yang terkecil.* {name} mencarinya<toddler: , dan itu satu napas sambil duduk diam, jadi dikerjakan.|, dan itu sepanjang satu kaki, jadi kaki itu ditaruh.> “Cuma itu?” kata {pal}. “Sudah,” kata {name}.`,
      two: `“Masih terlalu banyak malam,” kata {pal}, lalu berbaring di tengah-tengah. {name} ikut berbaring. “Yang terkecil apa?” {pal} berpikir. “Bangun separuh.” “Kalau begitu itu saja.” Dikerjakanlah itu.~+, dan~ Sesudahnya yang berikut pun kecil.`,
      three: `{name} menoleh.~+, dan~ Di situ semua yang sudah dikerjakan, sedikit di belakang sedikit. “Siapa yang mengerjakan semuanya?” tanya {pal}. “Tidak ada,” kata {name}. “Kita cuma mengerjakan yang berikutnya.” Di situ terletak yang berikutnya.~+,~ Tidak lebih besar daripada yang lain.`,
      end: `Malam yang harus ditempuh banyak sekali, kalau dilihat sekaligus.~, maka~ {name} mencari bagian terkecilnya.~+, dan~ Itu satu kelopak mata.~+,~ Lalu, tentu saja, ada yang satunya.`,
    },
    yet: {
      one: `“Semalam penuh aku tidak bisa,” kata {pal}. “Kata depannya ketinggalan,” kata {name}. “Di rumah kami bilang *belum*.” {pal} mencobanya. “Semalam penuh aku belum bisa.” Hampir sama.~+, dan~ Kedengarannya lain sekali.`,
      two: `“Tidak ada gunanya,” kata {pal}.~, dan~ {name} menunggu. “Maksudku,” kata {pal}, “*belum* ada gunanya.” “Lebih enak?” {pal} membolak-baliknya, seperti barang dari saku. “Sekarang ujungnya terbuka,” kata {pal}. “Tadi kututup.”`,
      three: `“Aku tidak bisa terus,” kata {name}, lalu duduk. Lama berhenti di situ. {pal} menunggu, memandang mulut {name}, tempat keluarnya. “Pendek, kok,” kata {pal}. “Belum,” kata {name}, tidak terlalu keras.~+,~ Lalu berdiri di belakang kata itu.`,
      end: `“Aku tidak bisa tidur,” kata {name}. “Belum,” kata {pal}. Mereka berbaring berdampingan menunggunya.~,~ Kata itu pendek.~+, dan~ Tidak lama. [Masih ada satu hal yang mau dibilang {pal}, dan itu pun *belum*.]`,
    },
  },
};

import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'cozy'> = {
  open: [
    `Selimut yang bagus datang hangat dari dekat tungku.~+, dan~ Sudutnya selembut telinga. “Siapa yang dapat sudutnya?” tanya orang rumah. “Aku,” kata {name}. Sudut itu pas sebesar hidung.~+, dan~ Ke sanalah hidung itu pergi.`,
    `“Jangan masuk dulu,” kata mereka. Sandal {name} berjajar di atas kaleng roti, dekat tungku.~+,~ Lalu seseorang mencelupkan satu jari. “Sekarang.” Maka {name} masuk.~+, dan~ Rasanya seperti menginjak dua bakpao.`,
    `“Cepat, nanti dingin!” seru mereka dari dapur. Piyama itu baru turun dari pipa hangat.~+,~ Lalu {name} menyelam ke dalamnya, kepala lebih dulu. Sesaat hanya ada gundukan hangat. “Mau keluar?” “Tidak,” kata si gundukan. “Aku tinggal di sini sekarang.”`,
  ],
  outside: `Mantelnya juga baru turun dari pipa.~+, dan~ Hangatnya seperti ranjang berkancing. “Muat untuk aku sedikit?” tanya {pal}. {name} membuka satu sisi.~+, dan~ {pal} pindah ke dalam. “Nah, begini,” kata mantel itu dengan dua suara.`,
  rest: `Mereka beristirahat, saling bersandar. Mula-mula {name} bersandar pada {pal}.~+,~ Lalu {pal} bersandar pada {name}. [Mereka bergantian sampai lupa giliran siapa.] “Aku berat, ya?” “Tidak,” kata {name} dari bawah. “Beratmu pas.”`,
  doorstep: `Dapur tetap menghangatkan diri untuk mereka.~+, dan~ Baunya roti panggang. Mantel dilepas.~+,~ Sandal dipakai, langsung dari dekat tungku. “Apa kabar jari-jari kaki?” tanya seseorang. “Baru saja pulang,” kata {name}, lalu menggerakkan semuanya, sepuluh.`,
  close: [
    `Dalam gelap, hidung pergi mencari sudut yang lembut. Tidak lama.~, karena~ Sudut itu juga sedang mencari. Baunya masih roti panggang, juga wol, dan sedikit bau {name}.`,
    `Sepasang sandal berjajar di kaleng roti, di bawah sehelai lap.~+, dan~ Paginya pasti sudah hangat. Di bawah selimut, {name} sudah hangat malam ini.`,
    `Di tengah ranjang ada gundukan hangat. “Mau keluar?” bisik seseorang. Tidak ada yang bilang tidak. Gundukan itu naik pelan.~+,~ Turun pelan.~+, dan~ Sekarang tinggal di situ.`,
  ],
  links: [
    `{name} dan {pal} berjalan rapat, bahu ke bahu, seperti dua bakpao dalam satu kantong.`,
    `{name} dan {pal} terus berjalan, sehangat dua tangan di saku yang sama.`,
    `{name} berhenti mengancingkan mantel, dan {pal} merapat, ikut hangat.`,
    `Di tempat {name} dan {pal} bersentuhan, rasanya masih sedikit seperti dapur.`,
    `{pal} meminjam tangan dingin {name} sebentar, lalu mengembalikannya hangat.`,
    `“Hangat?” tanya {pal}. “Di sebelahmu, ya,” kata {name}, jadi mereka bertukar sisi.`,
  ],
  threads: {
    flask: {
      one: `Seseorang sudah mengisi termos untuk mereka.~+,~ Isinya tiga cangkir susu madu. Cangkir pertama diminum sekarang, bergantian.~+, dan~ Panasnya turun sampai ke jari kaki. “Sekarang di kaki kiri,” kata {name}. “Nah, sudah dua-duanya.”`,
      two: `“Cangkir kedua,” kata {pal}. Termos itu mendesah waktu dibuka, seperti orang baru duduk. [Yang sedang tidak minum memegang tutupnya.] “Panasnya sudah pas,” kata {name}, “wajah bisa ditaruh di uapnya.” Maka wajah mereka ditaruh di situ, satu demi satu.`,
      three: `Tinggal satu cangkir di dalam termos.~+, dan~ Mereka memandanginya. “Itu untuk di ranjang,” kata {name}.~+,~ Lalu {name} memeluk termos.~+, dan~ {pal} memeluk {name}. “Bagian luarnya hangat?” tanya {name}. “Bagian luar,” kata {pal}, “baik sekali.”`,
      end: `Cangkir terakhir diminum di ranjang, setengah-setengah. Tidak panas lagi.~+,~ Hanya sehangat tangan. Semua madunya sudah turun ke dasar.~+, dan~ Menunggu di sana sejak tadi. [{pal} mendapat tutupnya.]`,
    },
    patch: {
      one: `Di lengan piyama {name} ada secarik selimut lama, sebesar telapak tangan.~,~ Lembutnya bukan main.~+,~ Jadi ia sampai ke hidung sendiri. [Tinggal itu yang tersisa.] “Boleh?” tanya {pal}. “Tarik napas saja,” kata {name}. “Kalau dibuang, nanti lembap.”`,
      two: `“Hidungku dingin,” kata {pal}. Dari lengan {name} keluarlah secarik selimut itu.~+, dan~ Ditempelkan di sana. “Sudah enak?” “Mmb,” kata {pal}.~, karena~ Cuma itu yang bisa lewat. Waktu masuk lagi, hangatnya dari dua orang.`,
      three: `“Giliran siapa?” tanya {name}. “Giliranmu.” “Kukira kamu.” [Masing-masing lebih suka yang lain yang pakai.] Maka pipi bertemu pipi, dengan selimut kecil di tengah.~+, dan~ Ternyata cukup untuk berdua.`,
      end: `Selimut yang bagus punya satu tempat tipis, tepat di atas kaki. {name} menaruh secarik selimut lama di situ.~+, dan~ Pas sekali. “Ini untuk jari-jari kaki,” kata {name}.~+,~ Tetapi jari-jari itu sudah tidur.`,
    },
  },
};

import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const wren: PalTelling<IndonesianNoun> = {
  noun: called('Lengan'),
  intro: `Teman {name} seorang anak bernama Lengan, karena sweternya. Sweter itu turun dari kakaknya yang besar sekali.~+, dan~ Lengannya sampai ke bawah lutut. “Nanti juga muat,” kata Lengan, menginjak yang kiri.~+,~ Lalu terduduk.`,
  quirk: `Satu lengan sweter tersangkut.~+, dan~ Sambil Lengan berjalan, ia makin panjang dan makin panjang. *Fwip*, wolnya mengerut.~+, dan~ Lengan kembali di tempat mulainya. “Tidak usah diceritakan,” kata Lengan.`,
  again: `“Lihat,” kata Lengan. “Tangan.” Lengan sweternya sudah digulung, sebelas kali, sampai seperti bakpao. “Tangannya bagus,” kata {name}. Tangan itu dilambaikan.~+, dan~ Plok, yang kiri turun, plok, yang kanan. “Tadi memang bagus, ya,” kata Lengan.`,
  try: `“Kupeluk {being},” kata Lengan. “Lenganku cukup.” Satu lengan sweter memutari {being}.~+,~ Lalu ditutup dengan simpul pita.~,~ Di tengahnya {being} mulai tertawa. “Enakan?” tanya Lengan. “Tidak,” kata {being}, “tapi bungkusnya rapi.”`,
  payoff: `“Terlalu tinggi,” kata {name}, “untuk lengan.” “Lengan siapa?” kata Lengan. Satu lengan sweter dibuka gulungannya.~+,~ Lalu dilempar ke atas. “Sekarang peluk aku,” katanya. *Fwip*, wol itu mengerut bersama mereka.~+, dan~ Perut mereka menyusul.`,
  proud: `Sesudah itu Lengan tidak menggulungnya lagi, melainkan membiarkannya berayun seperti lonceng.`,
  asleep: `Lengan tidur dengan sweternya, tentu saja, satu lengan di tiap pinggir ranjang. Jauh di dalam, tidak kelihatan, dua tangan hangat terlipat.`,
};

export const onion: PalTelling<IndonesianNoun> = {
  noun: called('Bawang'),
  intro: `Teman {name} seorang anak bernama Bawang, karena cara berpakaiannya.~,~ Neneknya yang memakaikan.~+, dan~ Neneknya ingat semuanya. Kaus dalamnya dua, jaketnya tiga, mantelnya satu. “Tidak dingin,” kata {name}. “Memang,” kata Bawang, “buat jaga-jaga.”`,
  quirk: `Bawang tersandung udara.~+, dan~ Sekarang berguling.~,~ Gulingnya jauh, lewat jaket semuanya empuk. “Aku sisi mana di atas?” “Samping,” kata {name}, memegang Bawang, yang sehangat roti. “Di antara kenalanku,” kata Bawang, “cuma aku yang berguling.”`,
  again: `Bawang menghitung dirinya. “Kelebihan satu jaket,” katanya. Mereka memeriksa.~+, dan~ Yang kelima ternyata penutup teko. “Pantas ada ceratnya,” kata {name}. “Lengannya memang terasa pendek,” kata Bawang, tetapi dipakainya terus, buat jaga-jaga.`,
  try: `“Mungkin {being} perlu syal,” kata Bawang. Ia menarik satu dari lehernya.~+, dan~ Syal itu keluar terus. “Ada ujungnya?” tanya {being} sambil tertawa. “Belum pernah sampai,” kata Bawang.~, dan~ Semuanya digulung lagi.~+,~ Dan tidak ada yang lebih baik.`,
  payoff: `“Bawang,” kata {name}, “di sini ada yang dingin.” Bawang melihat.~+,~ Lalu mantelnya lepas dan memutari yang menggigil itu. Menyusul jaket, lalu jaket berikutnya. “Sudah enak,” kata suara di dalam. “Jadi *kamu* jaga-jaganya,” kata Bawang.`,
  proud: `Bawang berjalan terus dengan satu kaus dalam, mengayunkan kedua lengannya.`,
  asleep: `Pakaian Bawang bertumpuk di kursi, masih hangat.~+, dan~ Di ranjang ada Bawang, yang ternyata tidak banyak. “Selamat tidur,” katanya, menarik selimut sampai ke dagu.~+,~ Buat jaga-jaga.`,
};

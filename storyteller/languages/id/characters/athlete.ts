import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const bounce: PalTelling<IndonesianNoun> = {
  noun: called('Pantul'),
  intro: `Pantul, teman {name}, seorang atlet berkaus kaki belang. Seharian ia melompat.~, karena~ Satu-satunya yang tidak bisa adalah berdiri diam. Di foto timnya ada sepuluh orang dan satu coretan. “Coretan itu aku,” kata Pantul, sambil naik.`,
  quirk: `“Berdiri diam sebentar,” kata {name}. Pantul berdiri. Itu bertahan sampai tumitnya naik.~+, dan~ Sisanya ikut. Boing. “Aku berusaha, sungguh,” kata Pantul, lewat dengan telinga merah. “Ini lututku.”`,
  again: `Supaya tetap di bawah, Pantul memakai sepatu kedua di atas sepatu pertama. Boing, gedebum. “Lebih bagus?” tanyanya. “Sekarang cuma sampai sini,” kata {name}. “Justru di situ,” kata Pantul, “aku mau.”`,
  try: `“Lompat yang bagus itu menyenangkan,” kata Pantul kepada {being}. Tangan {name} dipegangnya.~+,~ Lalu mereka naik, turun, naik. Semua melihat ke atas dan ke bawah, {being} juga, sampai semua tertawa. “Sudah enakan?” seru Pantul. “Tidak juga,” kata {being}.`,
  payoff: `Pantul memegangi lututnya dengan dua tangan. “Lepaskan,” kata {name}, “pegang tanganku.” Boing, itu masih kurang.~+,~ Tetapi boing berikutnya berisi setahun berdiri diam.~+, dan~ Tepat di puncaknya mereka turun, seperti orang di halte.`,
  proud: `“Di puncak,” kata Pantul sepanjang jalan, “tepat di puncak, kurasa aku berdiri.”`,
  asleep: `Pantul berbaring, ranjangnya boing, lalu lagi, lebih rendah.~+,~ Lalu sekali lagi. “Lihat,” katanya. “Aku berdiri diam.” “Kamu berbaring,” kata {name}. “Sama saja,” kata Pantul, “cuma lebih panjang.”`,
};

export const catchpole: PalTelling<IndonesianNoun> = {
  noun: called('Tangkap'),
  intro: `Tangkap, teman {name}, adalah penjaga gawang.~+, dan~ Dua sarung tangannya segemuk bantal. Apa saja yang lewat udara ditangkapnya, bola, topi.~+,~ Dan waktu makan, kacang polong. “Dapat,” kata Tangkap, bahkan kalau orang cuma bersin.`,
  quirk: `{name} melempar kulit roti. “Dapat!” kata Tangkap. “Sekarang lempar balik.” Tangkap memandang kulit roti di dalam hangat itu.~+, dan~ Pelan-pelan sarung tangannya ditutup. “Tidak bisa,” katanya, jadi merah. “Kalau sudah enak di dalam, tidak tega.”`,
  again: `“Di situ ada apa?” tanya {name}, karena satu sarung tangan Tangkap tertutup. “Tidak ada,” katanya. Sarung tangan itu mendengkur. Dibukanya sedikit.~+, dan~ Di dalam, tidur sambil tersenyum, ada {tiny.one}. “Dia menabrakku,” kata Tangkap. “Orang tersenyum tidak boleh dijatuhkan.”`,
  try: `“Dapat,” kata Tangkap kepada {being}, satu sarung tangan di tiap sisi.~+,~ Lalu ia bersenandung. Sebentar kemudian ada yang tidur, yaitu Tangkap. “Ada gunanya?” tanyanya waktu bangun. “Senandungnya bagus,” kata {being}.`,
  payoff: `“Tidak ada yang melemparmu,” kata Tangkap kepada yang menggigil, “tapi boleh kutangkap?” Satu sarung tangan jadi kasur.~+, dan~ Satunya di atas. Mula-mula keduanya gemetar, lalu hangat.~+,~ Dan tinggal bernapas.`,
  proud: `“Itu tadi,” kata Tangkap, mengangkat kedua sarung tangan, “tangkapan seumur hidupku.”`,
  asleep: `Tangkap berbaring, sarung tangan di atas sarung tangan. {name} menguap, yang besar. “Dapat,” kata Tangkap, lalu menutup jempolnya. Sesudah itu tinggal sarung tangan, naik dan turun, dengan kuap di dalamnya.`,
};

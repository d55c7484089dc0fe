import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const quill: PalTelling<IndonesianNoun> = {
  noun: called('Kompas'),
  intro: `Kompas, teman {name}, adalah penjelajah, berjaring di topi.~+, dan~ Sepatu botnya sudah ke mana-mana. “Ikuti aku!” kata Kompas, lalu berbaris masuk lemari. “Ternyata luas,” serunya. [Pernah ia berangkat ke Kutub Utara, dan menemukan toko roti.]`,
  quirk: `Kompas selalu menurut lutut kirinya. “Rumahmu di sana,” katanya, menunjuk dengan seluruh lengan.~+,~ Padahal rumah itu di belakangnya, seperti biasa. “Aku selalu yakin,” kata Kompas, memerah. “Itu susahnya.~+, dan~ Belum pernah sekali pun aku sampai.”`,
  again: `*Hari ini kutemukan sebuah kancing,* tulis Kompas di bukunya. “Itu kancingku,” kata {name}. “Ada di mantelku.” *Kancing itu milik orang,* tulis Kompas.~+,~ Lalu menutup bukunya, agak sedih. [Dagunya naik lagi, dan ia berbaris ke kiri.]`,
  try: `“Serahkan {being} padaku,” kata Kompas. “Aku ke sana dan bilang yang tepat.” Ia berbaris.~+,~ Lalu mengatakannya, hangat sekali, kepada ember. “Aku di sini,” kata {being} sambil tertawa. Embernya tertolong, yang lain tidak.`,
  payoff: `“Jalan mana?” tanya {name}. Kompas menanyai lututnya. “Yang itu!” “Lutut itu tidak pernah benar,” kata {name}, lalu yang itu dicoret. “Yang itu!” Dicoret juga, sampai tinggal satu. “Yah, yang itu bukan,” kata Kompas.~+,~ Maka mereka memilihnya.~+,~ Dan memandang lutut itu dengan hormat.`,
  proud: `Kompas berjalan agak pincang, supaya ada yang bertanya soal lututnya.`,
  asleep: `Kompas berangkat ke ranjangnya.~+, dan~ Menemukan karpet. “Belum pernah ada yang tidur di sini,” katanya, lalu berbaring bersepatu bot. Di sampingnya terbuka buku catatan. *Sampai,* kata baris terakhirnya, dengan huruf mengantuk.`,
};

export const bristle: PalTelling<IndonesianNoun> = {
  noun: called('Mayor Brewok'),
  intro: `Mayor Brewok, teman {name}, adalah penjelajah bersuara besar.~+, dan~ Janggutnya seperti semak. “Selamat malam!” serunya. “Bukan kalian, Sayang,” katanya kepada janggutnya. “Di situ ada siapa?” tanya {name}. “Tidak ada siapa pun,” kata Mayor Brewok.`,
  quirk: `Di janggut Mayor Brewok menyala satu lampu. “Padamkan, Sayang!” katanya. Lampu itu padam.~+, dan~ Satu lagi menyala. “Mayor, itu *apa*?” “Ulat kunang-kunang,” katanya, memerah. “Empat puluh, dari sungai Um. Aku tidak tega bilang ini cuma janggut.”`,
  again: `Mayor Brewok bersenandung ke dalam janggutnya, satu jari terangkat. “Sudah tidur semua?” tanya {name}. “Tiga puluh sembilan,” kata Mayor. Satu masih menyala.~, karena~ Pemiliknya takut gelap. “*Ulat kunang-kunang*?” kata {name}. “Memang berat untuknya,” kata Mayor Brewok.`,
  try: `“Mereka akan menghiburmu,” kata Mayor Brewok kepada {being}. “Menari, Sayang!” Empat puluh cahaya berlari berputar di janggutnya.~+,~ Lalu naik ke satu telinga. “Geli!” raung Mayor. “Bagus sekali,” kata {being}, sesudah tawanya habis.~+,~ Tetapi lainnya tidak berubah.`,
  payoff: `“Agak gelap,” kata Mayor Brewok, suaranya kecil. “Kan ada empat puluh,” kata {name}. “Sayang,” katanya kepada janggutnya, “malam ini boleh membaca sepuasnya.” Menyalalah satu, di belakang dagu.~+,~ Lalu empat puluhnya, sampai orang bisa memasukkan benang ke jarum.`,
  proud: `“Kenalkan, ini mereka,” kata Mayor Brewok kepada siapa saja yang lewat.`,
  asleep: `Mayor Brewok berbaring dengan janggut di luar selimut. “Padamkan, Sayang,” katanya. <quirk: Satu demi satu mereka padam, dari telinga ke bawah. Tinggal satu, untuk yang takut gelap. “Yang itu boleh,” kata Mayor Brewok.|Di situ ada yang menguap, lalu yang lain juga. “Selamat tidur, Mayor,” kata {name}. “Sst, mereka baru saja tidur,” kata Mayor Brewok.>`,
};

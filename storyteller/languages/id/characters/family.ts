import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const gran: PalTelling<IndonesianNoun> = {
  noun: called('Nenek'),
  intro: `Malam itu ada Nenek, rambutnya ikal kelabu.~+, dan~ Tasnya berisi segalanya. “Ada pensil di situ?” tanya {name}. “Nah,” kata Nenek, membuka jepitan tas. “Mau yang tebal, tipis, atau ungu?”`,
  quirk: `Di tas Nenek ada roti isi dari hari lain.~+, dan~ Di bawahnya sebuah amplop, berisi semua lilin kue ulang tahun {name}. “Kan sudah ditiup,” kata {name}. “Ditiup belum tentu habis,” kata Nenek, agak merah, lalu mencium satu. “Ini dulu kue lemon.”`,
  again: `Nenek duduk di atas tasnya untuk istirahat.~+, dan~ Di dalam ada yang bilang kres. “Lilinku!” kata Nenek. Dua bengkok, tidak ada yang patah. “Itu kue yang jatuh di anjing,” kata {name}. “Yang itu,” kata Nenek, “memuat seluruh namamu.”`,
  try: `“Nah,” kata Nenek kepada {being}, “ulang tahunmu kapan?” “Belum pernah ada yang bilang,” kata {being}. “Kalau begitu sekarang saja,” kata Nenek. Lilin ditancapkan di roti isi lama, semua meniup.~+, dan~ Semua bersorak. “Ulang tahunnya bagus,” kata {being}, “tapi tidak membantu.”`,
  payoff: `“Nah,” kata Nenek, lalu lilin-lilin lama itu ditancapkan di roti isi, dan mereka menyanyikan lagu ulang tahun. Pada nama {name}, lilin kue lemon menyala sendiri.~+,~ Lalu semua tahun yang pernah ada.~+, dan~ Gelap terpaksa membuka topi.`,
  proud: `Nenek berjalan sambil mengayunkan tasnya, yang pada umurnya, katanya, boleh.`,
  asleep: `Nenek duduk di kursi dekat ranjang, sepatunya dilepas. “Aku pejamkan mata saja, buat menemani,” katanya. Di sampingnya duduk tas itu, mulutnya sendiri tertutup.~+, dan~ Baunya, samar sekali, <quirk: kue lemon dan lilin yang sudah ditiup|sabun dan permen mint>.`,
};

export const jojo: PalTelling<IndonesianNoun> = {
  noun: called('Jojo'),
  intro: `Tentu saja Jojo, sepupu kecil {name}, hampir empat tahun, plester di tiap lutut, mau <toddler: begadang|ikut> juga. Lengan baju {name} dipegangnya.~+, dan~ Ke mana lengan itu pergi, ke situ Jojo pergi. <toddler: “Aku tinggal,” kata Jojo. “Aku sudah tinggal, lihat.”|“Aku ikut,” kata Jojo. “Aku sudah ikut, lihat.”>`,
  quirk: `Jojo menggumamkan satu lagu, panjangnya tiga nada, dum, da, di. Di bak mandi, dengan mulut penuh.~+, dan~ Tidak pernah sadar. “Jojo, kamu bergumam,” kata {name}. “Tidak,” kata Jojo, merah sekali. Dum, da, di.`,
  again: `Dum, da, di, bunyi Jojo, dum, da, di. “Kalau kismis terakhirku untukmu,” kata {name}, “kamu berhenti?” Jojo mengambil kismis itu.~+,~ Lalu diam begitu lama sampai {name} kangen. “Habis,” kata Jojo, menelan. Dum, da, di.`,
  try: `Jojo memandang {being} sambil bergumam, dum, da, di. “Kamu bergumam,” kata {being}. “Aku melihat,” kata Jojo. Dum, da, di, kata {being}, yang tidak sengaja.~+,~ Lalu semua ikut, sampai tertawa.~+,~ Tetapi yang lain tidak berubah.`,
  payoff: `Memanggil tidak berguna.~+,~ Tetapi selagi mereka diam, Jojo bergumam, kecil dan tetap, dum, da, di. “Jojo,” kata {name}, “yang tidak kamu lakukan itu, jangan berhenti.” Di sana, di tempat panggilan tidak sampai, yang tidur terduduk.~+,~ Lalu ikut bergumam.`,
  proud: `“Itu aku,” kata Jojo, beberapa kali, kepada semua orang, “dengan tidak bergumamku.”`,
  asleep: `Jojo sudah bilang kepada semua orang bahwa ia tidak akan tidur selamanya. <quirk: Dum, katanya, mata terpejam. Da. {name} menunggu yang terakhir, tetapi yang itu sudah dibawanya.|“Aku masih bangun,” katanya, mata terpejam. “Aku masih.” {name} menunggu selebihnya, tetapi yang itu sudah dibawanya.>`,
};

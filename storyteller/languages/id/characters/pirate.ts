import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const marigold: PalTelling<IndonesianNoun> = {
  noun: called('Kapten Kenikir'),
  intro: `{name} kenal bajak laut, Kapten Kenikir, bermantel biru. Di ikat pinggangnya ada sendok kayu.~+, dan~ Kapalnya tidak ada, sedang diperbaiki. “Demi segala kancing, apa kabar?” katanya. “Kancingnya baik semua,” kata {name}, seperti biasa.`,
  quirk: `“Berhenti,” seru Kapten Kenikir.~+, dan~ Keluarlah pensilnya, karena ia menggambar peta. “Ini kita, ini remah, ini aku tersandung remah.” “Hartanya mana?” tanya {name}. Kapten memandang sepatu botnya. “Yang kugambar cuma yang ada.” Lalu peta itu masuk topi.`,
  again: `“Berhenti!” seru Kapten Kenikir lagi. Pensil keluar, menggambar sebuah sudut, remah, dan bau aneh. “Kenapa baunya?” tanya {name}. “Karena ada,” kata Kapten. Topinya sudah begitu penuh peta, sampai duduknya tinggi.`,
  try: `“Diam dulu,” seru Kapten Kenikir kepada {being}, “kamu digambar.” Ia menggambar {being}, menggambar {name}.~+, dan~ Di antaranya sederet titik. “Titik-titik itu apa?” tanya {being}. “Jauhnya,” kata Kapten. [Semua tertawa, karena cuma dua langkah.] “Menyeberangnya bagaimana?” tanya {being}.`,
  payoff: `Kapten Kenikir membuka topi dan mengocoknya. Berjatuhanlah peta, sarapan, remah, Selasa lalu. {name} menyusunnya pinggir ke pinggir.~+, dan~ Satu cocok dengan berikutnya. Lewat semuanya ada satu jalan, tidak ada yang lain. “Kugambar cuma yang ada,” kata Kapten Kenikir.`,
  proud: `Kapten Kenikir memakai topinya lebih rendah sekarang, sampai kelihatan agak galak.`,
  asleep: `Kapten Kenikir menaruh sepatu botnya berjajar.~+,~ Lalu menggambar satu peta terakhir, kecil sekali, gambar ranjang. “Ini hartanya,” katanya, membuat silang di bantal.~+,~ Dan tidur sebelum garis keduanya selesai.`,
};

export const thimble: PalTelling<IndonesianNoun> = {
  noun: called('Pak Bidal'),
  intro: `Pak Bidal adalah bajak laut, teman {name}, janggutnya seperti keset.~+, dan~ Giginya emas satu. Ia merajut sambil jalan.~+,~ Benangnya naik dari dalam sepatu bot. “Arr,” kata Pak Bidal, menghitung, “dua, empat, arr, enam.”`,
  quirk: `“Merajut apa?” tanya {name}. Pak Bidal mengangkat rajutannya, merah dan lebar. “Arr,” katanya.~+, dan~ Telinganya semerah benangnya, “ia belum bilang.” Klik, kata jarum. [Dulu pernah jadinya kaus kaki untuk cerobong.]`,
  again: `Klik, klik, klik. Yang merah itu sudah sampai ke lutut Pak Bidal. “Sudah bilang sesuatu?” tanya {name}. “Baru berdeham,” kata Pak Bidal. Dipandangnya dengan kepala miring. “Arr. Ini untuk yang kecil.” Klik, klik.`,
  try: `Pak Bidal menempelkan rajutannya pada {being}. Terlalu lebar, dan kalau diputar, terlalu panjang. “Arr. Kamu bebek?” “Setahuku bukan,” kata {being}. [Semua gagal menahan tawa.] “Berarti bukan untukmu,” kata Pak Bidal, lalu merajut terus.`,
  payoff: `Jarum Pak Bidal berhenti. “Ia sudah bilang,” katanya, menggigit benang dengan gigi emas. Yang merah itu persis seukuran yang sedang menggigil.~+,~ Lalu dipakaikan, sampai tinggal dua mata yang melihat ke luar. “Aku hangat,” kata sebuah suara.`,
  proud: `Pak Bidal membuang ingus di janggutnya, dan katanya cuma ada benang masuk mata.`,
  asleep: `Pak Bidal duduk di samping ranjang dengan gulungan baru, biru. “Mau jadi apa?” tanya {name}, hampir tidur. “Arr. Belum bilang,” kata Pak Bidal. Klik, kata jarum, makin pelan. Klik.~+,~ Lalu benang itu meluncur dari lututnya.~+,~ Dan berbaring diam.`,
};

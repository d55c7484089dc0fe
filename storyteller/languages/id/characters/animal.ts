import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const moss: PalTelling<IndonesianNoun> = {
  noun: called('Lumut'),
  intro: `Sahabat {name} adalah Lumut, seekor tikus tanah. Ia tidak bisa melihat lebih jauh daripada kumisnya.~+,~ Tetapi ia tidak pernah ambil pusing. Rompinya berkancing satu.~+, dan~ Hidungnya paling tajam di keluarga yang hidung semua. “Selamat malam,” kata Lumut. “Rupanya ada yang makan telur.”`,
  quirk: `Lumut membaca bau seperti kakek membaca koran. “Kamis sup,” katanya, padahal tidak ada yang bertanya. “Keju lama, bukan punya kita. Ndus-ndus.~+, dan~ Tidak jauh dari sini ada yang menangisi sarung tangan.” [“Itu tidak bisa kita apa-apakan,” kata {name}. “Memang, cuma berita.”]`,
  again: `“Ndus-ndus,” kata Lumut. “Nah, ini. <toddler: Sepanjang malam kita berdua mencecerkan roti panggang|Sejak dari rumah kita berdua meninggalkan bau roti panggang>.” {name} mengendus, mengendus lagi.~+, dan~ Yang tercium cuma malam. “Di halaman belakang, huruf kecil,” kata Lumut ramah.`,
  try: `“Permisi,” kata Lumut, lalu mendekatkan hidung pada {being}. “Sedikit debu,” bacanya. “Halaman dua, roti. Halaman tiga, geli, sebelah kiri.” {Being} tertawa, sepanjang sisi kirinya. “Cuma tidak tertulis harus bagaimana,” kata Lumut.`,
  payoff: `Lumut membuka kancingnya yang satu, seperti setiap kali mengendus sungguhan.~,~ Hidungnya berputar seperti jarum jam. “Ndus-ndus, bukan sana, sup dingin.~+,~ Tapi di sini…” Hidung itu berhenti, menunjuk, gemetar ujungnya. “Halaman depan,” kata Lumut. “Ini jalan kita.”`,
  proud: `Lumut mengancingkan lagi kancingnya, dan perlu tiga kali coba, karena begitu senang.`,
  asleep: `Lumut menggantung rompinya di sandaran kursi. “Berita besok,” gumamnya, hidung di dalam selimut. “Bubur sedikit, kismis menyusul.” Dan dengan itu koran dilipat.~+,~ Lalu Lumut tidur.`,
};

export const dot: PalTelling<IndonesianNoun> = {
  noun: called('Bintik'),
  intro: `{name} punya bebek, atau, tepatnya, bebek itu punya {name}. Namanya Bintik.~+, dan~ Ia selalu terdengar. “Kita mau ke mana?” tanya Bintik, selangkah di belakang. “Cuma ambil cangkir,” kata {name}. “Aku ikut,” kata Bintik, “siapa tahu berat.”`,
  quirk: `Satu-satunya yang Bintik tidak bisa, biar tiap hari latihan, adalah berbisik. “Begini,” kata {name}, pelan sekali. “Begini,” kata Bintik, leher di bawah, mata pejam, seluruh badan dikecilkan. “KWEK.” [Agak jauh, seseorang menjatuhkan sendok.] “Hampir,” kata {name}.`,
  again: `“Aku mau bilang sesuatu,” kata Bintik, “berbisik. Siap?” {name} bersiap, dua tangan di dua telinga. Bintik memikirkan yang empuk-empuk, wol, bakso, dalamnya sandal. “Kwek,” katanya.~+, dan~ Memang lebih kecil, kalau mau adil. “Yang itu cuma terasa di satu kaki,” kata {name}.`,
  try: `Bintik mendekati {being} untuk membisikkan yang manis.~+, dan~ Mengecilkan diri, mulai dari ekor. “KWEK.” Semua terduduk di tempat, lalu tertawa. “Kamu bilang apa?” tanya {being}. “Aku tidak dengar,” kata Bintik, “karena aku.”`,
  payoff: `“Harus ada yang keras sekali,” kata {name}, “dan aku tidak bisa.” “Aku bisa,” kata Bintik, “cuma aku sedang belajar tidak.” “Tolong,” kata {name}.~, dan~ Kedua kakinya dipasang.~+,~ Lalu KWEK! Bunyinya sampai ke ujung malam.~+, dan~ Semua yang tidur terduduk.`,
  proud: `Bintik berjalan di belakang {name} dengan ekor ke kiri ke kanan, tidak bilang apa-apa, keras-keras.`,
  asleep: `Bintik berputar tiga kali di keranjang cucian. <quirk: “Selamat tidur,” katanya. Itu bisikan, sungguhan, selembut bulu jatuh, tetapi tidak ada lagi yang mendengarkan bagusnya.|“Selamat tidur,” katanya dari bawah ekornya sendiri. Satu kaki kuning yang pipih keluar dari pinggir, menepuk keranjang sekali, lalu tidur.>`,
};

import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const bramble: PalTelling<IndonesianNoun> = {
  noun: called('Rimbun'),
  intro: `Rimbun adalah troll, jenis yang tidak lebih tinggi daripada meja, dan teman {name}. Rambutnya di mana-mana.~+,~ Jadi tidak ada yang tahu mana depannya. “Selamat malam, Rimbun,” kata {name}. “Itu punggungku,” kata Rimbun ramah.`,
  quirk: `Barang menempel pada Rimbun.~+,~ Dan itu bukan mencuri, karena ia cuma lewat, lalu mereka ikut. {name} mengambil setengah wafel. “Ini apa, kuning dan hangat?” “Sedikit cahaya lampu,” kata Rimbun. “Lampunya menyala, pasti tersenggol.”`,
  again: `“Aku sudah hati-hati,” kata Rimbun. “Semuanya kuputari.” “Ada sisir di kamu,” kata {name}, memutari Rimbun. “Itu waktu mereka mencoba menyisirku.” [Lalu ada jepitan, dan, seperti di ayunan, {tiny.one}.] “Yang itu tidak menempel,” kata Rimbun. “Yang itu menginap.”`,
  try: `“Mungkin di sini ada yang disukai {being},” kata Rimbun, lalu mengibaskan diri. Terbanglah sembilan kancing, peluit orang, dan sebuah wafel. Wafel itu bangun, menggelinding pergi.~+,~ Tetapi “bukan itu semua,” kata {being}.`,
  payoff: `“Rimbun, berapa lampu pernah kamu lewati?” tanya {name}. “Maaf, semuanya,” kata Rimbun. {name} merogoh rambutnya.~+, dan~ Keluarlah cahaya lampu, juga sedikit hari Minggu. Cahaya itu ditempelkan lagi, di luar.~+, dan~ Rimbun bersinar seperti toko. “Itu depanku,” katanya.`,
  proud: `Rimbun menyimpan lagi semua cahaya, sampai ke lampu terakhir, lalu bersenandung, dari depan.`,
  asleep: `Rimbun melingkar di samping ranjang, seperti karpet yang bernapas. “Selamat tidur, Rimbun,” kata {name}. “Itu punggungku lagi,” gumamnya. <quirk: Jauh di dalam rambut masih ada sedikit lampu. Ia mengecil, mencokelat, lalu tidur|Di sekelilingnya rambut naik, lalu pelan-pelan turun>.`,
};

export const mugwort: PalTelling<IndonesianNoun> = {
  noun: called('Mak Topi'),
  intro: `Teman {name}, Mak Topi, <toddler: hampir cuma topi, dengan sepatu bot untuk membawanya|seorang penyihir, dari jenis yang hampir topi semua>. Topinya hitam dan tinggi, bengkok di ujungnya. “Kue?” tanya {name}. “Terima kasih, tidak,” kata Mak Topi.~+,~ Tetapi pelan-pelan ujung topinya condong ke piring.`,
  quirk: `Topi Mak Topi membocorkan rahasia, menunjuk apa saja yang dimaui pemiliknya. “Aku tidak lapar,” katanya.~+, dan~ Ujungnya langsung ke saku {name}. “Di situ ada kismis,” kata {name}. “Terima kasih, tidak,” kata Mak Topi, merah jambu. [Lalu mereka makan setengah seorang.]`,
  again: `Mak Topi mengikat ujung topinya dengan tali sepatu. “Sekarang tidak ada yang tahu mauku,” katanya. Tali itu menegang, seluruh topi berputar.~+,~ Lalu menunjuk sepatunya. “Yah, iya,” kata Mak Topi. “Aku mau tali sepatuku kembali.”`,
  try: `“Kutanya topi, {being} maunya apa,” kata Mak Topi, mengangkat topinya. Ujungnya berputar-putar.~+,~ Lalu turun di hidung Mak Topi sendiri. “Yang ia kenal cuma aku,” katanya. “Hidungnya bagus,” kata {being} sambil tertawa, “tapi bukan itu mauku.”`,
  payoff: `“Mak Topi mau apa?” tanya {name}. “Terima kasih, tidak ada,” katanya, memandang sepatu botnya. [Lama ia memandangnya.] “Mau juga. Aku mau sekali jalannya ketemu.” Saat itu topinya menekuk, memanjang.~+,~ Lalu menunjuk. “Jadi itu jalan kita,” kata {name}.`,
  proud: `“Ya, mau,” kata Mak Topi sejak itu, dan topinya berdiri diam sekali.`,
  asleep: `Topi Mak Topi terletak di ujung ranjang. “Mau apa lagi?” tanya {name}. “Terima kasih, tidak,” katanya, hampir tidur. Pelan-pelan, dengan derit panjang yang lembut, ujung itu condong ke bantal.~+,~ Lalu berbaring di situ.~+,~ Dan tinggal.`,
};

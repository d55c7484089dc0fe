import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const smudge: PalTelling<IndonesianNoun> = {
  noun: called('Coreng'),
  intro: `Teman {name} seorang pelukis bernama Coreng.~+,~ Dan kalau melihat gagang pintu, tahulah orang sebabnya. Krayonnya jingga gemuk.~+, dan~ Satu jempolnya ketularan. “Aku tidak akan menyentuh apa-apa,” kata Coreng, lalu menggaruk hidung.`,
  quirk: `“Gambar yang ada pinggirnya,” kata {name}.~+,~ Maka Coreng menggambar bata.~+,~ Lalu digosoknya sedikit dengan jempol.~+, dan~ Sekarang itu bakpao. “Jadi empuk, selalu begitu,” katanya, menyembunyikan jempol. “Pelukis betulan punya pinggir.”`,
  again: `“Jempolku kusimpan di saku,” kata Coreng.~+,~ Maka tanpa jempol ia menggambar pagar, runcing-runcing. “Kelihatannya dingin,” kata Coreng. Jempol itu keluar, sebentar saja. “Sekarang itu semak,” kata {name}, “dan ada yang tidur di dalamnya.”`,
  try: `“Kamu kugambar,” kata Coreng kepada {being}, “nanti enakan.” Semua datang melihat.~+, dan~ Tidak salah lagi, itu bakpao. {Being} tertawa sampai semua ikut. “Enakannya,” kata {being}, “kalau bisa kumakan.”`,
  payoff: `“Kamu perlu mantel,” kata Coreng kepada yang menggigil. Dengan krayon gemuk, langsung di atas gigilnya, ia menggambar mantel.~+,~ Lalu menggosoknya dengan jempol dan lengan baju, sampai tidak ada lagi pinggirnya, cuma hangat.`,
  proud: `Coreng berjalan dengan satu jempol di depan, seperti membawa lilin yang tidak boleh padam.`,
  asleep: `Coreng sudah berjanji tidak menyentuh bantal. Paginya, itu mereka tahu, pasti ada telinga jingga di situ. Terakhir sekali, dengan satu jempol pelan, ia menggosok gelap, sampai empuk.`,
};

export const yolk: PalTelling<IndonesianNoun> = {
  noun: called('Nyonya Kuning'),
  intro: `Teman {name}, Nyonya Kuning, adalah pelukis. Kuasnya panjang, topinya tinggi.~+, dan~ Catnya satu tube, kuning. “Ambilkan warna-warnaku!” serunya, lalu {name} memberikan tube itu. “Bukan,” kata Nyonya Kuning, “yang satunya.”`,
  quirk: `“Aku belum pernah melukis malam,” kata Nyonya Kuning. Ia melukis satu.~+, dan~ Jadinya tengah hari. Terangnya sampai mereka berdua memicing.~+,~ Maka ditutupnya dengan topi, dan wajahnya jadi merah jambu.`,
  again: `“Kulukis dengan mata tutup,” kata Nyonya Kuning, “pasti gelap.” Tiga sapuan.~+,~ Lalu {tiny.one} lewat sambil menguap. “Sudah pagi?” tanyanya. “Cuma aku. Tidur lagi,” kata Nyonya Kuning, memakai topinya.`,
  try: `“Jangan bergerak,” kata Nyonya Kuning kepada {being}, “nanti luntur.” Ia melukis, mundur selangkah.~+, dan~ Hasilnya telur ceplok. “Itu kamu, kena cahaya bagus.” “Terima kasih,” kata {being}, “tapi aku sudah makan.”`,
  payoff: `“Lukis itu,” kata {name}. “Apa?” kata Nyonya Kuning. “Aku tidak lihat apa-apa.” “Gelapnya,” kata {name}. Kuasnya diulurkan.~+, dan~ Satu sapuan jatuh langsung pada gelap. Jadinya tengah hari, berikutnya juga, sampai seluruh jalan kelihatan.`,
  proud: `Nyonya Kuning berjalan terus tanpa topi, dan memberi tahu semua orang sekarang jam setengah satu siang.`,
  asleep: `Nyonya Kuning menutup tube-nya, menggantung topi di tiang ranjang. “Kulukis kamu tidur,” katanya kepada {name}. Kuasnya menyapu gelap satu kali, kecil saja.~+, dan~ Jadinya malam.`,
};

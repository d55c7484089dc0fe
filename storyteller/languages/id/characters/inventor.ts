import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const cog: PalTelling<IndonesianNoun> = {
  noun: called('Gerigi'),
  intro: `Teman {name}, Gerigi, adalah penemu. Di rambutnya ada pensil.~+, dan~ Satu pensil lagi untuk mencari yang itu. “Mesinku jadi!” kata Gerigi. “Ia mendinginkan sup tanpa ditiup.” “Senin juga bilang begitu,” kata {name}. “Senin,” kata Gerigi, “bentuknya masih bulat.”`,
  quirk: `“Mesin ini mengangkat topimu,” kata Gerigi, lalu menaruhnya. Mesin itu berbunyi klik, topinya diam di tempat.~+, dan~ Mesinnya menyala terang. “Semuanya begitu,” katanya pelan. “Kupasangi bagian penolong.~+,~ Lalu mereka tidak membantu, malah bersinar.”`,
  again: `Mereka berhenti, karena Gerigi sedang punya pikiran, dan detiknya terdengar. “Di dalam situ ada kawat yang bersinar,” katanya. Kawat itu dicabut, dipandang.~+,~ Lalu dikembalikan. “Dia kelihatan kecewa,” katanya.`,
  try: `“Mesin ini menggelitik dengan bulu,” kata Gerigi kepada {being}. Klik, bulunya jatuh.~+,~ Dan, tentu saja, mesinnya menyala. Semua jadi kuning, semua tertawa. “Tidak membantu,” kata {being}, “tapi kuningnya bagus.”`,
  payoff: `“Gerigi,” kata {name}, “kamu punya mesin yang tidak jalan?” “Satu tas penuh,” kata Gerigi. Ia memandang ke dalam gelap.~+, dan~ Pensilnya jatuh dari rambut. Klik, kata mesin-mesinnya, tidak satu pun jalan.~+,~ Tetapi terangnya seterang sarapan.`,
  proud: `Gerigi mengambil pensil, menulis LAMPU di setiap mesinnya, lalu menjilat pensil itu.`,
  asleep: `Tas Gerigi tergantung di tiang ranjang, berdetik. “Besok,” kata Gerigi, mata terpejam, “aku menemukan lampu. Entah nanti kerjanya apa.” “Mendinginkan sup,” kata {name}. Gerigi tersenyum, karena itu mungkin.~+,~ Lalu tik, kata tasnya, dan, lama kemudian, tik.`,
};

export const hinge: PalTelling<IndonesianNoun> = {
  noun: called('Profesor Engsel'),
  intro: `Profesor Engsel, teman {name}, adalah penemu.~,~ Rompinya saku semua.~+, dan~ Isinya barang lipat. “Di saku ini,” katanya, “ada meja.” “Berkaki?” tanya {name}. “Secara teori,” kata Profesor Engsel. Dua jarinya masuk.~+,~ Dan meja itu menggigit.`,
  quirk: `“Aku duduk dulu,” kata Profesor Engsel. Ia mengibaskan yang pipih, klak, jadi bangku.~+,~ Lalu klak, jadi kursi. Sebentar kemudian, klak demi klak, ia setinggi lemari. “Barangku tidak mau berhenti,” serunya, merah.`,
  again: `“Rompiku sesak,” kata Profesor Engsel. Klak, ada yang terbuka di salah satu sakunya. “Pikirkan yang pipih,” kata {name}. Profesor memikirkan kertas dan kue dadar.~+, dan~ Klak, ia melipat diri. “Secara teori,” katanya, “itu tidak mungkin.”`,
  try: `“Pelukan lipat,” kata Profesor Engsel, “untuk {being}. Secara teori kecil.” Klak, lengannya dua, lalu empat.~+,~ Lalu semua orang terpeluk. Di tengah-tengahnya {being} tertawa.~+,~ Tetapi selain itu tidak membantu.`,
  payoff: `“Profesor,” kata {name}, “ada kursi?” “Ada, tapi tidak mau berhenti,” katanya. “Justru itu,” kata {name}. Mereka duduk berdampingan.~+, dan~ Naiklah kursi itu, klak demi klak, sampai mereka turun di atas. “Secara teori,” kata Profesor, “itu kursi.”`,
  proud: `“Secara *praktik*,” kata Profesor Engsel kepada diri sendiri, menepuk rompinya.`,
  asleep: `Profesor Engsel membawa ranjang lipat.~+,~ Tetapi lebih baik tidak dibuka. Ia tidur di kursi.~+, dan~ Di atasnya tergantung rompi. Klak, kata sebuah saku, seperti dari jauh.~+,~ Lalu rata.`,
};

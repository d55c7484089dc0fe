import type { PalTelling } from '../../bank.ts';
import { called, type IndonesianNoun } from '../noun.ts';

export const zib: PalTelling<IndonesianNoun> = {
  noun: called('Zib'),
  intro: `Zib, teman {name}, datang dari planet lain. Matanya tiga, kopernya hijau kecil.~+, dan~ Kakinya menghadap ke belakang. “Selamat malam,” kata Zib, dengan dua siku. “Selamat malam,” kata {name}, dengan satu.`,
  quirk: `Hari pertama di sini Zib menelan bel pintu.~+, dan~ Sejak itu, kalau tertawa, Zib berbunyi. “Tok, tok,” kata {name}. “Siapa?” kata Zib, lalu tertawa. *Ting-tong*.~+, dan~ Seseorang pergi membuka pintu. “Cuma aku,” kata Zib, jadi biru muda.`,
  again: `Supaya tidak tertawa, Zib memikirkan yang sedih, yaitu kacang polong terakhir, berguling di piring. Zib terpaksa tertawa juga. *Ting-tong.* “Sebentar!” seru seseorang, terdengar sandal. “Kita tidak pernah di sini,” kata Zib.`,
  try: `{name} menceritakan lelucon kaus kaki kepada {being}.~+, dan~ Zib tertawa sebelum habis. *Ting-tong!* “Masuk,” kata {being}. Semua menoleh mencari tamunya.~+,~ Dan cuma Zib. “Itu paling lucu malam ini,” kata {being}, “tapi tidak membantu.”`,
  payoff: `“Tertawa saja,” kata {name}. “Nanti ada yang bangun!” kata Zib. “Memang,” kata {name}, lalu menceritakan lelucon kaus kaki. Tawa itu mulai di kaki Zib, mengguncang koper.~+,~ Lalu keluar, *TING-TONG!* Duduklah yang tidur.~, karena~ Siapa tahu itu tamu.`,
  proud: `“Ini aku,” kata Zib kepada semua yang dilewati, tidak lagi biru muda. “Cuma aku!” *Ting.*`,
  asleep: `Zib berbaring dengan koper sebagai bantal. Satu mata pejam, lalu satu lagi.~+,~ Lalu yang ketiga. Jauh di dalam tidurnya pasti ada yang lucu. *Ting*, bunyi Zib, pelan sekali.~+, dan~ Tong-nya disimpan untuk pagi.`,
};

export const foom: PalTelling<IndonesianNoun> = {
  noun: called('Bu Fuum'),
  intro: `Bu Fuum, teman {name}, datang dari planet lain, berbulu perak, bertas besar.~+, dan~ Membawa daftar yang harus dilihat. “Yang ini gunanya apa?” tanyanya. “Itu kursi,” kata {name}, “untuk diduduki.” “Dan dia *mau*?” kata Bu Fuum.`,
  quirk: `“Di situ isinya apa?” tanya Bu Fuum, menunjuk lengan baju {name}. “Lengan,” kata {name}, lalu menyingsingkannya. “Utuh!” kata Bu Fuum.~+, dan~ *FUUM*, bulunya berdiri. Ia jadi tiga kali lebih besar, bulat seperti bakpao. “Begitu kalau aku heran.”`,
  again: `“Mulai sekarang,” kata Bu Fuum sambil merapikan bulu, “tidak ada yang mengherankanku.” {Tiny.one} lewat.~+,~ Lalu bilang selamat malam. “Dia *bicara*,” kata Bu Fuum. *FUUM.* “Ke mana dia?” tanyanya. “Kurasa di bulumu,” kata {name}.`,
  try: `“Ini {being}?” tanya Bu Fuum. “Yang asli?” *FUUM!* Ia jadi begitu lebar sampai semua harus bergeser.~+, dan~ Semua tertawa. “Kamu kutulis di kartu pos,” katanya. “Baik sekali,” kata {being}, “tapi kurasa kartu pos tidak membantu.”`,
  payoff: `“Yang itu sedang apa?” tanya Bu Fuum. “Menggigil,” kata {name}. “Dia dingin, jadi badannya goyang supaya hangat.” “*Sendiri*?” kata Bu Fuum.~+, dan~ *FUUM*, bulunya berdiri. Yang kecil merangkak masuk.~+,~ Lalu hangat seperti telur dalam jerami.`,
  proud: `Bu Fuum menulis kartu pos sambil jalan, bunyinya, “Semuanya, hari ini aku berguna. Aku heran.”`,
  asleep: `“Sekarang apa?” tanya Bu Fuum. “Mata dipejamkan, lalu besok,” kata {name}. “Karena dipejamkan?” kata Bu Fuum.~+, dan~ Bulunya, lembut sekali, *fuum*. Naik turunlah ia, perak semua.~+,~ Makin lama makin pelan.`,
};

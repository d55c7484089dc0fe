import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Waktu para sepupu pulang, ada yang mulai berputar di perut {name}. Bukan lapar.~, karena~ Makan malam sudah. Malam ini {name} ingin tahu nama rasa itu.~+, dan~ Sudah menyiapkan label kertas untuk menulisnya. Bagaimana kalau rasa itu berputar semalaman?`,
    `Para sepupu pulang naik mobil.~+, dan~ Langsung ada rasa yang berputar di perut {name}. “Ini namanya apa?” tanya {name}. Tidak ada yang tahu. [Sudah dicoba *lapar*, juga *kebanyakan kuah*.] Selembar label tergantung di kancing.~+, dan~ Malam ini harus ada namanya.`,
  ],
  setoff: `{name} berhenti, satu tangan di perut. “Suara itu berputar juga, persis yang di sini.” “Dia tahu namanya?” tanya {pal}. “Mau kutanya.” Mantel dipakai, label tergantung di depan.~+,~ Lalu mereka keluar.`,
  stay: `Dalam piyama, {name} duduk di batas cahaya lampu, membawa label. “Suara di luar itu berputar persis yang di perutku.” “Berarti dia tahu namanya,” kata {pal}. “Kita tanya.” Memanggil pun tidak perlu.~, karena~ Suara itu memang sedang datang.`,
  remind: `“Aku kenal satu,” kata {pal}, “namanya *mau ke kamar kecil*.” {name} meraba perut dengan tangan rata. “Bukan itu.” “Atau *hampir ulang tahun*.” {name} meraba lagi.~+, dan~ Memang agak mirip, cuma terbalik. [Label masih kosong, tetapi sudah makin dekat.]`,
  refrain: {
    first: `Perut bisa diajak bernyanyi kalau kita membungkuk, dan {name} membungkuk:\n“Siapa namamu, yang di perutku?\nPutar-putar, dari tadi selalu.”`,
    again: `Sudah sebelas kali ia berputar, dan pada yang kedua belas mereka bertanya:\n“Siapa namamu, yang di perutku?\nPutar-putar, dari tadi selalu.”`,
    third: `Sekarang ada satu di dalam dan satu di luar, maka dua-duanya ditanya:\n“Siapa namamu, yang di perutku?\nPutar-putar, dari tadi selalu.”`,
    last: `{name} membungkuk, menyanyi kepada perut, dan untuk pertama kali itu bukan pertanyaan:\n“Sudah kutahu namamu di perutku.\nUntung kau datang dan memberi tahu.”`,
  },
  try: `{name} menyodorkan label. “Kamu yang mana? Lapar?” “Bisa jadi,” kata {being}. “Atau kesal? [Atau kakimu pegal?]” “Kurasa itu juga. Boleh semuanya?” Dan semuanya harus diulang, masing-masing satu kali.`,
  easy: `“Sebut saja *lapar*,” kata {pal}. “Nanti dapat roti dan selai.” Manis, lalu rasa itu pasti berbaring. Hanya saja, {being} tidak kebagian selai.~+, dan~ Akan terus begitu. Mulut {name} sudah terbuka, untuk kata itu atau untuk selainya.`,
  resolve: `“Ini *kangen*,” kata {name}. “Aku kangen para sepupu. Itu namanya.” “Makanya berputar?” tanya {pal}. “Berputar sampai ada yang menyebutnya.” Maka *kangen* ditulis di label.~+, dan~ Yang di perut {name} langsung duduk. [Dia cuma tidak mau disangka lapar.]`,
  bed: `Label itu tergantung di ranjang, dengan satu kata di atasnya.~, dan~ Di perut {name}, *kangen* berhenti berputar.~+,~ Lalu melingkar seperti kucing. Jauh di sana, di ranjang masing-masing, para sepupu pun begitu.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Sejak sarapan ada rasa yang berjinjit di perut {name}. Itu hore, atau itu aduh? Ada satu kancing untuk bertanya.~+,~ Depannya wajah hore, belakangnya wajah aduh. {name} ingin tahu malam ini.~+,~ Tetapi bagaimana kalau aduh?`,
    `Rasa itu berjinjit di perut {name}.~+, dan~ Kalau bukan hore, pasti aduh. Untuk itu {name} punya kancing, wajah hore di depan dan wajah aduh di belakang. Malam ini harus ketahuan. Bagaimana kalau ternyata aduh?`,
  ],
  setoff: `“Itu malam ini! Rasaku ini soal itu!” kata {name}, lalu membalik kancing. Hore, katanya.~+,~ Lalu aduh, katanya. “Dia juga tidak tahu,” kata {pal}. “Kita harus lihat sendiri.” Maka mereka keluar, bermantel, sambil berjinjit.`,
  stay: `“Itu malam ini! Rasaku ini soal itu!” kata {name}.~, dan~ Mereka duduk berpiyama di batas cahaya lampu, dengan kancing. Hore, katanya.~+,~ Lalu {pal} membaliknya, dan itu aduh. Di perut {name}, rasa itu masih berjinjit.`,
  remind: `“Sekarang berdirinya bagaimana?” tanya {pal}. {name} melihat kancing.~+, dan~ Katanya hore. “Tinggal satu kaki,” kata {name}. “Aku juga punya,” kata {pal}. “Punyaku melompat. Kukira gara-gara makan siang.” Kancing dibalik untuk {pal}.~+,~ Dan itu aduh.`,
  refrain: {
    first: `Lompat sekali untuk hore, sekali untuk aduh, atau perutmu yang melompat:\n“Ini hore atau ini aduh?\nJinjit, jinjit, aku belum tahu.”`,
    again: `Makin dekat makin besar, dan sedikit harus dikeluarkan, maka mereka bernyanyi:\n“Ini hore atau ini aduh?\nJinjit, jinjit, aku belum tahu.”`,
    third: `Semua yang di sana sudah kena, kelihatan dari kakinya, jadi lagunya pelan:\n“Ini hore atau ini aduh?\nJinjit, jinjit, aku belum tahu.”`,
    last: `Sesudahnya, sambil turun dari jinjit, lagu itu dinyanyikan sebagaimana mestinya:\n“Itu hore dan itu aduh.\nJinjit, jinjit, sekarang tahu.”`,
  },
  try: `“Kamu juga punya rasa itu,” kata {name}. “Tanya kancing.” Kancing dikocok untuk {being}.~+, dan~ Jawabnya aduh. “Paling banyak dari tiga.” Aduh.~+,~ Sampai sebelas kali, sebelas kali aduh. “Sepertinya dia yakin,” kata {being}. [Menurut {pal}, kancingnya macet.]`,
  easy: `Kancing dibalik lagi.~+, dan~ Katanya aduh. “Nah, sudah tahu,” kata {pal}. Perut boleh turun dari jinjit.~+, dan~ Tidak usah menunggu lagi. Apa yang dimiliki {being}, tidak akan ada yang melihat. “Aduh,” kata {name}, mencoba-coba.`,
  resolve: `{name} mencari kancing.~+, dan~ Kancing itu berdiri di pinggirnya. Di sini hore, di situ aduh, sekaligus. “Dua-duanya!” kata {name}. “Rasaku dari tadi dua-duanya. Kancingnya kan cuma satu.” [“Punyaku juga,” kata {pal}.]`,
  bed: `Di samping ranjang berbaring kancing itu, hore di atas dan aduh di bawah. Di perut {name}, rasa itu turun dari jinjit, satu kaki demi satu kaki.~+,~ Lalu berbaring.`,
};

import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `{name} sedang merajut syal, warnanya biru.~, dan~ Hari Selasa syal itu sudah cukup panjang.~+,~ Tetapi cara berhentinya tidak ada yang bilang. [Jadi syal itu terus saja.] Sekarang ranjang sudah penuh.~+, dan~ Malam ini {name} mau ada ujungnya. Bagaimana kalau ujungnya tidak pernah ada?`,
    `Masuk, lewat atas, putar, lewat situ: begitulah {name} memulai syal biru itu. Cara berhenti belum ada yang mengajari.~+,~ Maka sejak Senin syal itu tumbuh sampai memenuhi ranjang. Malam ini {name} ingin ujungnya.~+,~ Tetapi di mana orang mencari ujung?`,
  ],
  setoff: `“Yang di luar sana juga tidak bisa berhenti,” kata {name}. “Baru belajar awalnya, seperti aku.” Syal dililitkan di mantel, sebelas kali.~+, dan~ Sisanya di badan {pal}. “Kelihatan?” tanya {name}. “Biru,” kata {pal}.~+,~ Lalu mereka pergi mencari tahu cara berhenti.`,
  stay: `“Di luar ada yang tidak bisa berhenti juga,” kata {name}. “Dia baru tahu awalnya.” Mereka duduk berpiyama di batas cahaya lampu.~+, dan~ Syal itu keluar menyusul. “Semuanya?” tanya {pal}. “Sebagian belum sampai,” kata {name}.`,
  remind: `{name} merajut beberapa baris lagi, supaya hangat. “Berhenti saja di ujung baris,” kata {pal}. “Itu awal baris berikutnya,” kata {name}.~+,~ Maka {pal} mencari tempat di antara keduanya. Tempatnya memang ada.~+,~ Tetapi kecil sekali.`,
  refrain: {
    first: `{name} merajut, {pal} memegang benang, dan inilah yang diucapkan kepada syal:\n“Masuk, lewat atas, putar, lewat situ.\nBagaimana berhentinya? Aku tak tahu.”`,
    again: `Datang lagi satu baris, dan jalannya sama dengan yang tadi:\n“Masuk, lewat atas, putar, lewat situ.\nBagaimana berhentinya? Aku tak tahu.”`,
    third: `Syal itu tidak bisa berhenti, yang lain juga tidak, maka mereka bernyanyi:\n“Masuk, lewat atas, putar, lewat situ.\nBagaimana berhentinya? Aku tak tahu.”`,
    last: `Mereka bernyanyi makin pelan, jarum pun makin pelan, lalu:\n“Masuk, lewat atas, putar, lewat situ.\nBegitu berhentinya. Sekarang aku tahu.”`,
  },
  try: `“Merajut membuat kantuk,” kata {name}, lalu mengambil jarum. “Lihat sampai barisnya habis, terus berhenti.” {Being} melihat sampai habis. “Baris berikutnya bagaimana?” “Sama,” kata {name}. “*Sama*?” kata {being}. “Ayo, lanjutkan!” Dan sekarang yang tidak bisa berhenti ada dua.`,
  easy: `“Gigit saja benangnya,” kata {pal}.~,~ Cuma sehelai benang empuk.~+, dan~ Ranjang langsung lapang. Hanya saja, {being} tidak punya benang untuk digigit.~+,~ Jadi akan terus begitu. {name} sudah mengangkat benang, mulut terbuka.`,
  resolve: `Jarum sudah berhenti sendiri.~, lalu~ {name} menarik benangnya sampai lewat.~+, dan~ Di sana, sekecil kacang hijau, ada ujung. Syal itu dililitkan pada {being}, sejauh sampainya. “Ukurannya pas,” kata {pal}. “Iya, tapi aku tidak tahu untuk siapa,” kata {name}.`,
  bed: `Ranjang sudah lapang lagi.~+, dan~ Di kursi dua jarum berbaring berdampingan. Di luar, dalam gelap, ada syal biru yang hangat. Di situ, kecil sekali, ada ujungnya.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Di dekat ranjang {name} tergantung bingkai emas, kosong. {name} ingin menggambar sesuatu yang pantas di situ. Perahu, sepatu bot, dan telur belum cukup bagus.~+, dan~ Besok bingkainya dikirim kepada sepupu. Kertasnya tinggal selembar.`,
    `Perahu, sepatu bot, telur: semua sudah digambar {name}.~+,~ Tetapi tidak satu pun pantas untuk bingkai emas itu. Besok bingkainya jadi milik sepupu.~+, dan~ Kertasnya tinggal selembar. Mau menggambar apa di situ?`,
  ],
  setoff: `“Itu untuk bingkaiku,” kata {name}. “Kalau tidak ada yang bisa cerita, harus ada yang menggambar.” Pensil dan kertas dibawa.~+, dan~ Mantel dipakai. “Kalau terlalu besar?” tanya {pal}. “Kugambar kecil,” kata {name}, “lalu kutulis *besar* di bawahnya.”`,
  stay: `“Bingkaiku mau diisi itu,” kata {name}. “Harus ada yang menggambarnya.” Dengan pensil dan kertas mereka duduk berpiyama di batas cahaya lampu. “Kalau tidak muat?” tanya {pal}. “Kugambar kecil, lalu kutulis *besar*,” kata {name}.`,
  remind: `“Gambar aku dulu,” kata {pal}, “buat pemanasan.” Tetapi kertasnya cuma satu.~+,~ Maka {name} menggambar di udara, memakai ujung pensil yang salah. “Mirip aku?” tanya {pal}. “Tadi mirip,” kata {name}. “Sayang kamu tidak lihat.”`,
  refrain: {
    first: `Beginilah cara menggambar, dan {name} menyanyikannya sejauh yang ada:\n“Satu garis dagu, satu garis hidung,\ntengahnya apa, semua bingung.”`,
    again: `Mereka menggambar satu wajah pada gelap, berdua, masing-masing dari satu sisi:\n“Satu garis dagu, satu garis hidung,\ntengahnya apa, semua bingung.”`,
    third: `Pensil sudah di tangan, yang digambar belum ada, maka {name} bernyanyi:\n“Satu garis dagu, satu garis hidung,\ntengahnya apa, semua bingung.”`,
    last: `Mereka melihat, mereka bernyanyi sepelan napas, dan satu kata sudah berubah:\n“Satu garis dagu, satu garis hidung,\ntengahnya apa, tak lagi bingung.”`,
  },
  try: `{name} menggambar {being}, lengkap, tidak ada yang tertinggal.~+,~ Lalu mengangkatnya. Lama sekali {being} memandangnya. “Mirip,” kata {being}. “Iya, kan?” kata {name}, agak bangga. “Iya. Memang cuma segitu kecilnya,” kata {being}.`,
  easy: `“Dikarang saja,” kata {pal}, “yang besar, pakai garis-garis keluar.” Bagus di bingkai emas.~+, dan~ Selesainya di ranjang hangat. Hanya saja, itu bukan {being}.~+,~ Tetapi {name} sudah memicingkan satu mata, mengukur besarnya.`,
  resolve: `{Being} terlalu banyak untuk digambar.~+,~ Maka <tried: di balik kertas |>{name} menggambar sekelilingnya: garis dagu, garis hidung, wajah demi wajah, semua melihat ke dalam. Tengahnya tetap putih. “Tepat sekali seperti itu tadi,” kata {pal}. “Cukup untuk bingkai,” kata {name}.`,
  bed: `Di dalam bingkai ada gambar, putih di tengahnya. Sekelilingnya wajah-wajah, dagu demi dagu, hidung demi hidung. Wajah-wajah itu menggelap.~+, dan~ Yang putih tinggal sebentar, lalu ikut.`,
};

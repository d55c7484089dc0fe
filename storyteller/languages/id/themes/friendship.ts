import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `{name} punya satu selamat tidur yang berlebih. Biasanya itu untuk seorang teman.~+,~ Tetapi hari Jumat teman itu pindah rumah.~+,~ Maka {name} mengucapkannya ke dalam kaleng.~+,~ Lalu menutupnya. Bagaimana kalau tidak ada yang mau?`,
    `Di dalam kaleng dekat ranjang {name} ada selamat tidur. Dulu itu untuk seorang teman.~+,~ Tetapi sejak Jumat temannya pindah. [Tidak terdengar, karena ada tutupnya.] Malam ini {name} mau memberikannya kepada seseorang, selagi segar. Bagaimana kalau tidak ada yang mau?`,
  ],
  setoff: `“Masih ada yang bangun,” kata {name}. “Pasti belum ada yang memberinya selamat tidur.” “Mungkin sudah,” kata {pal}. “Kalau sudah, suaranya tidak begitu.” Maka mereka memakai mantel dan mengantar kaleng itu.~+,~ Dipegang rata.`,
  stay: `“Masih ada yang bangun,” kata {name}, “belum dapat selamat tidur.” Mereka duduk berpiyama di batas cahaya lampu, kaleng di tengah. “Teriakkan saja,” kata {pal}. “Selamat tidur tidak untuk diteriakkan,” kata {name}. “Harus diambil sendiri.”`,
  remind: `“Selamat tidurnya masih ada?” tanya {pal}.~, dan~ {name} menempelkan kaleng ke telinga. “Tidak ada bunyinya.” “Berarti hilang.” “Berarti *bagus*,” kata {name}. Yang berkelotak cuma yang jelek. Meskipun begitu, sejak itu satu jempol menjaga tutupnya.`,
  refrain: {
    first: `Mereka menghitung semua selamat tidur, supaya yakin, dan hasilnya begini:\n“Selamat tidur ini, selamat tidur itu,\nmasih sisa satu, untuk siapa satu?”`,
    again: `Gelap diberi satu dari masing-masing, biar ramah, dan masih ada sisa:\n“Selamat tidur ini, selamat tidur itu,\nmasih sisa satu, untuk siapa satu?”`,
    third: `Di sini tidak ada yang bisa berhenti untuk diberi, maka mereka bernyanyi:\n“Selamat tidur ini, selamat tidur itu,\nmasih sisa satu, untuk siapa satu?”`,
    last: `Hitungan itu diulang dengan berbisik, dan kali ini pas:\n“Selamat tidur ini, selamat tidur itu,\ntak ada yang sisa, semua dapat satu.”`,
  },
  try: `{name} menyodorkan kaleng, dekat sekali.~+,~ Lalu membukanya. Selamat tidur itu kecil.~+, dan~ Keluarnya di tengah suara sebanyak itu. “Dapat?” tanya {name}. “Ada yang lewat,” kata {being}. “Itu untukku?” Cepat-cepat {name} menutup sisanya.`,
  easy: `“Selamat tidurmu buat aku saja,” kata {pal}. “Masih muat dua.” Pasti hangat, seperti bakpao kedua. Hanya saja, {being} terpaksa tidak kebagian. “Selamat…” kata {name}.~+, dan~ Tutupnya sudah terangkat.`,
  resolve: `“Selamat tidur,” kata {name}, dekat sekali, <tried: sisa terakhir|langsung> dari kaleng. Sesaat tidak ada apa-apa.~+,~ Lalu {being} berkata, hampir tidur, “Selamat tidur.” Tidak ada yang menyangka akan dibalas. “Itu punya siapa?” tanya {pal}. “Punyaku,” kata {name}, lalu menutup kaleng.`,
  bed: `Kaleng itu berdiri di dekat ranjang, tertutup, berisi selamat tidur untuk {name} sendiri. Tidak berkelotak.~+,~ Jadi pasti yang bagus.`,
};

export const wonder: ArcTelling = {
  title: `{name} dan {title}`,
  want: [
    `Di saku {name} ada kado untuk seorang teman.~,~ Bungkusnya tiga lapis.~+, dan~ Isinya gabus botol yang punya wajah. {name} mau memberikannya malam ini.~, karena~ Hidungnya sudah tembus.~+,~ Tetapi bagaimana kalau temannya cuma bilang, “Oh. Gabus”?`,
    `Gabus botol dengan wajah, dibungkus tiga lapis: itulah kado dari {name} untuk temannya. Sudah seminggu dibawa ke mana-mana di saku.~+, dan~ Malam ini harus diberikan.~, karena~ Kertasnya bolong. Bagaimana kalau jawabnya cuma, “Oh. Gabus”?`,
  ],
  setoff: `“Semua akan melihat ke sana,” kata {name}, “jadi tidak ada yang melihat aku.” Malam yang pas untuk memberi kado. “Di sakumu ada apa?” tanya {pal}. “Tangan,” kata {name}. Mantel dipakai, mereka ikut pergi melihat[.~+, dan~ Tangan itu tinggal di tempatnya].`,
  stay: `“Mereka melihat ke sana semua,” kata {name}, “jadi aku aman.” Mereka duduk berpiyama di batas cahaya lampu, rapat. “Kamu menduduki sesuatu,” kata {pal}. “Aku duduk di *samping* sesuatu. Kamu lihat ke sana saja.”`,
  remind: `“Kamu berkeresek,” kata {pal}. “Itu piyamaku,” kata {name}.~,~ Padahal itu kadonya, yang kertasnya sudah bolong dua. “Piyama bisa berkeresek?” tanya {pal}. “Kalau sedang tidak sabar.” [{pal} mendengarkan piyamanya sendiri, tetapi yang itu sabar.]`,
  refrain: {
    first: `{name} punya lagu untuk saku itu, dan hanya sakunya yang tidak disebut:\n“Kuberikan sekarang, atau nanti dulu?\nTidak seberapa, cuma itu punyaku.”`,
    again: `Sekarang {pal} juga hafal lagunya, tanpa tahu tentang apa:\n“Kuberikan sekarang, atau nanti dulu?\nTidak seberapa, cuma itu punyaku.”`,
    third: `{name} tidak berani, {being} juga tidak, maka mereka bernyanyi untuk berdua:\n“Kuberikan sekarang, atau nanti dulu?\nTidak seberapa, cuma itu punyaku.”`,
    last: `Sekali lagi mereka bernyanyi, sepelan napas, dan di tengah lagu {name} memutuskan:\n“Kuberikan sekarang, tak usah nanti dulu.\nTidak seberapa, cuma itu punyaku.”`,
  },
  try: `{name} mendekat.~+, dan~ {being} boleh melihat kado itu, yang hidungnya di luar. “Aku tidak berani memberikannya,” kata {name}. “Kamu dulu, nanti aku.” “Kamu dulu,” kata {being}. “Aku mau lihat caranya.” [Maka masing-masing menunggu yang lain mulai.]`,
  easy: `Semua mata pada {being}.~+, dan~ Tidak ada yang memperhatikan {name}. Kado itu bisa ditaruh begitu saja, tanpa ada yang bilang “oh”.~+,~ Tetapi lalu cuma {being} yang harus memperlihatkan sesuatu. Dari saku, hidung itu mengintip.`,
  resolve: `Lalu {name} mengeluarkan kado.~+, dan~ Memberikannya kepada {pal}. “Cuma gabus,” kata {name}.~, dan~ {pal} membukanya, melihat wajahnya dari dua sisi. “Ini aku,” kata {pal}.~,~ Cuma dua titik, satu garis, dan hidung.~+,~ Tetapi memang {pal}.`,
  bed: `Tidak ada lagi yang berkeresek di saku. Tiga kertas berbaring rata, masing-masing dengan lubang hidung. Dekat {pal} berbaring gabus itu.~+, dan~ Dua titiknya memandang ke dalam gelap.`,
};

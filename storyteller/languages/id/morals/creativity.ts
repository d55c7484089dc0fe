import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'creativity'> = {
  spoon: {
    plant: `Untuk malam begini mestinya ada tali, juga buku petunjuk.~, maka~ {name} mencari di dapur.~+, dan~ Yang ada sendok, jadi itu yang masuk saku. “Itu untuk sup,” kata {pal}. “Kalau ada sup,” kata {name}.`,
    turn: {
      restless: `*Ting.* Itu sendok sup di saku {name}, mengenai kancing.~+, lalu~ {name} mengeluarkannya, mendekati {being}.~+,~ Lalu memukul kancing itu lagi. *Ting.* “Ini aku,” kata {name}. “Selama terdengar, aku di sini. Kamu boleh berhenti, aku yang teruskan.” *Ting.*`,
      wonder: `Ada yang keluar sendiri dari saku, yaitu sendok sup.~, lalu~ {name} menggosoknya.~+, dan~ Di dalamnya ada seluruh malam, kecil sekali.~+,~ Maka {name} mendekat dan mengangkatnya. “Semuanya muat,” kata {name}, “padahal cuma sendok. Darimu juga tidak perlu lebih dari ini.”`,
    },
    bed: `Sendok itu di samping ranjang.~+, dan~ Di cekungnya tergantung lampu kecil sekali, terbalik, di atas ranjang yang kecil sekali. Ada yang berbaring di situ, sebesar remah.~+,~ Dan hampir tidur.`,
  },
  funnel: {
    plant: `Yang dicari {name} helm.~+, dan~ Yang ada di dapur corong. Dipakai, jatuh, lalu masuk saku. “Itu untuk botol,” kata {pal}. “Siapa tahu ketemu botol,” kata {name}. [Ujungnya menyembul, dan bersiul kecil waktu {name} berjalan.]`,
    turn: {
      restless: `“Tunggu,” kata {name}. “Sejauh ini yang kudengar cuma suaranya.” Keluarlah corong, yang untuk botol.~+, dan~ Ujung kecilnya ditaruh di telinga. {name} mendekat, ujung lebarnya diarahkan ke {being}. “Sekarang kamu yang di dalam terdengar. Kudengarkan sampai kamu tidur. Selamat tidur, yang di dalam.”`,
      wonder: `Sekali lagi {name} melihat, lewat corong, yang untuk botol. Lewat situ yang tampak cuma sedikit, sebesar kacang.~+, dan~ Itu sedikit dari {being}. “Oh,” kata {name}, mendekat. “Yang sedikit ini aku suka. Sebesar kacang, dan semalaman bisa kupandang.”`,
    },
    bed: `Corong itu tergantung di ujung ranjang seperti topi. “Itu tetap untuk botol, lho,” kata {pal}. “Besok pagi,” kata {name}. Malam ini corong itu mendengarkan.~+, dan~ Yang terdengar napas.`,
  },
};

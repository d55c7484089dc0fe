import type { EpisodeTelling } from '../bank.ts';
import { noun, type IndonesianNoun } from './noun.ts';

export const button: EpisodeTelling<IndonesianNoun> = {
  trouble: `Di jalan ada kancing berjalan.~+, dan~ Di bawahnya {helper.one}. “Jangan dibilang,” kata {helper}. “Semua orang bilang, wah, kancing. Sejak kupungut ini, belum ada yang bilang selamat malam kepadaku.”`,
  help: `“Tidak harus di bawahnya,” kata {name}, lalu mendirikan kancing itu. Sekarang ia roda, dengan seseorang di sampingnya. “Selamat malam, ya,” kata {pal}. “Selamat malam,” kata {helper}, lalu berhenti, menikmatinya.`,
  gift: `“Ini mau kujadikan meja,” kata {helper}, “tapi tamuku baru nanti. Sampai nanti boleh kalian bawa.” Kancing cokelat biasa, lubangnya empat. “Lubang keempat masih baru,” kata {helper}. “Kalau gelap, aku lihat ke situ.”`,
  back: `{Helper} menunggu dengan empat remah.~, lalu~ {name} menaruh kancing di atasnya.~+, dan~ Itu meja. “Selamat malam,” kata mereka di sekelilingnya. “Selamat malam,” kata {helper}, “dan selamat tidur,” lalu menaikkan kakinya.`,
  object: {
    noun: noun('kancing', 'sebuah kancing'),
    use: `{name} membalik kancing itu.~,~ Di tiga lubangnya ada benang lama.~+, dan~ Yang keempat belum pernah dipakai. “Jadi yang itu belum habis,” kata {pal}. Dari situ, setipis sedotan, keluarlah cahaya.`,
  },
};

export const tape: EpisodeTelling<IndonesianNoun> = {
  trouble: `Di samping pita ukur berbaring {helper.one}, lurus sekali. “Sst, aku sedang diukur,” kata {helper}. “Hasilku tepat satu.” “Satu apa?” tanya {name}.~, dan~ {helper} duduk. “Itu susahnya. Bagian itu sudah luntur.”`,
  help: `“Satu kamu,” kata {name}. “Itu ukurannya.” Mereka mencobanya pada macam-macam. Jempol itu dua.~+, dan~ Seorang {name} sembilan puluh lebih. “Dan aku tepat satu,” kata {helper}. “Dari dulu terasa begitu.”`,
  gift: `“Buat kalian,” kata {helper}. “Aku sudah tahu aku apa.” Pita ukur itu sepanjang jempol.~+, dan~ Angkanya sudah tidak ada. “Kok cuma begini,” kata {pal}. “Ia lebih panjang kalau perlu,” kata {helper}.`,
  back: `Pita ukur itu berlari pulang, *srrt*, sampai ujung.~+,~ Lalu diam. {Helper} berbaring di sampingnya, lurus sekali. “Malam-malam kamu berapa?” tanya {name}. “Malam juga satu,” kata {helper}, setengah tidur.`,
  object: {
    noun: noun('pita ukur', 'sebuah pita ukur'),
    use: `Ujung pita ukur kecil ditarik.~+,~ Lalu {name} melepaskannya. Bukannya masuk, ia naik, sekaku penggaris, sampai kaitnya menyangkut. [“Angka berapa?” tanya {pal}. “Atas,” kata {name}.] Mereka berpegangan.~+, dan~ Pita itu menggulung diri, bersama mereka.`,
  },
};

export const cap: EpisodeTelling<IndonesianNoun> = {
  trouble: `Datanglah tutup pena, menabrak-nabrak. “Sudah malam?” tanyanya. “Hampir,” kata {name}. “Di dalam siapa?” Di dalamnya ada {helper.one}. “Ini topi baru. Katanya cocok untukku.~+,~ Dan memang cocok, sampai ke kaki.”`,
  help: `“Masuknya lewat mana?” tanya {name}. “Maju,” kata topi itu. “Sejak tadi kucoba maju.” “Coba mundur.” Sesaat sunyi.~+,~ Lalu dari topi itu keluarlah {helper}. “Jadi ada mundur juga,” kata {helper}.`,
  gift: `“Topinya buat kalian,” kata {helper}. “Kepala kalian lebih banyak untuk diisikan.” Tutup pena itu tidak muat di kepala siapa pun.~+, dan~ Ujungnya bekas digigit. “Tapi enak untuk bicara,” kata {helper}. “Aku cuma bilang aduh, semua dengar.”`,
  back: `Tutup pena kembali, berbaring miring.~+, lalu~ {helper} melongok ke ujung yang lebar. “Sebagai topi kebesaran,” katanya. “Sebagai ranjang, coba…” Ia masuk, maju. “Cocok untukku,” kata ranjang itu, “sampai ke kaki.”`,
  object: {
    noun: noun('tutup pena', 'sebuah tutup pena'),
    use: `“Permisi,” kata {name} ke ujung lebar tutup pena. Kata itu masuk lembut dan bulat.~+, dan~ Keluar di ujung yang digigit setipis peniti, *fiiii!* {pal} terlonjak. “Padahal bilangnya sopan,” kata {pal}.`,
  },
};

export const pompom: EpisodeTelling<IndonesianNoun> = {
  trouble: `Di samping pompom merah duduk {helper.one}, melihat ke arah lain. “Aku baru diberi tahu,” kata {helper}, “bahwa ini pompom, lepas dari topi. Seminggu aku bicara dengannya.~+, dan~ Semuanya kuceritakan.”`,
  help: `“Waktu kamu cerita, dia tertawa?” tanya {name}. “Tidak,” kata {helper}. “Dia bilang-bilang ke orang?” {Helper} memikirkan seminggu penuh. “Tidak ada,” katanya.~+,~ Lalu bergeser lebih dekat. “Berarti dia lebih pandai daripada kebanyakan orang,” kata {name}.`,
  gift: `“Bawa saja,” kata {helper}. “Dia tidak pernah jalan-jalan.” Satu sisinya gepeng, bekas orang bersandar.~+, dan~ Penuh remah. {name} memasukkannya ke saku, lalu saku itu hangat. “Itu karena obrolannya,” kata {helper}.`,
  back: `“Dia bilang sesuatu?” tanya {helper}. “Sepatah pun tidak,” kata {name}, menaruh pompom itu.~, dan~ {helper} bersandar di tempat lama, yang masih hangat. “Kuceritakan malamku,” katanya. “Pertama, aku ketemu dua orang. Lalu…”`,
  object: {
    noun: noun('pompom', 'sebuah pompom'),
    use: `{name} mengulurkan pompom kepada yang kecil dan kedinginan. “Ceritakan sesuatu kepadanya,” kata {name}, “makan malammu, misalnya.” Maka pompom mendengar soal makan malam.~+, dan~ Setiap kata keluar lebih hangat daripada yang sebelumnya, sampai tidak ada lagi yang menggigil.`,
  },
};

export const ticket: EpisodeTelling<IndonesianNoun> = {
  trouble: `Di jalan berdiri {helper.one}, mengangkat karcis. “Jangan dorong-dorong,” kata {helper}. “Ini antrean.” “Di mana?” tanya {name}. “Aku,” kata {helper}. “Aku nomor empat.~+, dan~ Sejak pagi nomor satu saja belum dipanggil.”`,
  help: `“Satu!” seru {name}. Tidak ada yang datang. “Dua!” Itu juga tidak. “Tiga? Empat?” “Sini!” seru {helper}. “Aku mau duduk.” “Silakan, berikutnya,” kata {name}.`,
  gift: `“Karcisnya tidak kuperlukan lagi,” kata {helper} sambil duduk. Karcis itu lunak karena lama dipegang.~+, dan~ Sudah dilubangi. “Kok bolong,” kata {pal}. “Di situ melihatnya,” kata {helper}.`,
  back: `Di situ duduk {helper}, masih menikmatinya. Karcis itu diselimutkan.~+, dan~ Satu kakinya keluar dari lubang. “Kamu antre?” tanya {pal}. “Untuk tidur,” kata {helper}. “Kurasa aku berikutnya.”`,
  object: {
    noun: noun('karcis lama', 'sehelai karcis lama'),
    use: `“Lihatnya lewat sini,” kata {name}, satu mata di lubang karcis. Di dalam lubang cuma muat satu hal. “Bukan sana,” kata {name}, lalu berputar sedikit. “Sana.” “Dari mana tahunya?” tanya {pal}. “Pas di lubangnya,” kata {name}.`,
  },
};

import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'space', IndonesianNoun> = {
  tiny: {
    noun: noun('kutu bintang', 'seekor kutu bintang'),
  },
  home: [
    `{name} tinggal di kapal antariksa bernama *Teko*.~, karena~ Bulat dan ada ceratnya. Kalau malam, di dapur, makan malam ditangkap dengan sendok waktu melayang lewat.`,
    `Lewat planet terakhir tergantung satu lampu kuning, yaitu *Teko*, kapal antariksa tempat tinggal {name}. Kalau malam orang memasang sabuk di ranjang, supaya tidak melayang dari bantal.`,
  ],
  back: `Mereka pulang lewat jalan jauh, di antara bintang, tanpa bicara. Orang pulang tidak perlu melihat jalan. Sebuah cahaya kecil di depan tumbuh ceratnya.~+,~ Dan itulah *Teko*. [Air sedang dijerang, kelihatan dari jendelanya.]`,
  night: {
    dark: `Di antariksa seharian malam, jadi sorenya harus dicari. Sore datang waktu bintang biru menyelinap ke balik planet.~+, dan~ Bintang-bintang jauh, yang sudah menunggu, mendekat. [Baunya kaleng dingin dan sedikit jeruk.]`,
    deep: `Sekarang begitu sunyi sampai bintang hampir terdengar. Mereka tidak berbunyi.~+,~ Tetapi lembut tidak berbunyinya, seperti salju. Sebutir debu lewat.~+,~ Terlambat seribu tahun dan tidak tergesa.`,
  },
  hush: {
    one: `Yang pertama pergi dengung besar. Seharian ia berdengung.~+, dan~ Baru terdengar waktu berhenti. “Itu tadi apa?” tanya cerek. Itu tidak ada apa-apa, yang pertama malam itu.`,
    two: `Lalu pipa berdetik mendingin, dari depan kapal sampai belakang, tik, tik, tik. Sejak makan malam ada sendok lepas.~+, dan~ Ia melayang lewat, bilang ting kepada cangkir.~+,~ Lalu berbaring di udara.`,
    three: `Tinggal satu napas, keluar masuk.~+, dan~ Kipas kecil yang memutar udara, sedikit lebih pelan daripada jam. Di luar ada semua gelap itu, yang tidak berbunyi.~+,~ Cuma tinggal dan menemani.`,
  },
  facts: {
    one: `“Lihat bintang itu?” kata {pal}. “Rupanya sekarang tidak begitu. Cahaya yang masuk matamu berangkat sebelum kamu lahir.” {name} berdiri diam sekali, kedua mata terbuka lebar, supaya cahayanya bisa masuk.`,
    two: `Mereka melompati celah.~+,~ Lalu melayang, dan melayang sedikit lagi. “Karena ini kecil,” kata {pal}. “Yang kecil tarikannya lemah.~+,~ Di Bulan kita, meja dapur bisa dilompati tanpa berusaha.” {name} mencoba tanpa berusaha, dan langsung jadi.`,
    three: `Sebongkah batu bergulir lewat seperti guntur, tanpa guntur. “Kenapa tidak ada bunyinya?” tanya {name}. “Tidak ada yang membawa,” kata {pal}. “Bunyi perlu tempat berjalan, udara, air, atau tembok.” Maka batu itu lewat, seperti orang berkaus kaki.`,
  },
  places: {
    shelf: {
      noun: noun('bulan berdebu', 'sebuah bulan berdebu'),
      arrive: `Mereka mendarat di bulan yang isinya cuma debu, lembut, setinggi betis. Setiap langkah menerbangkan awan kecil.~+, dan~ Awan itu tinggal di tempatnya.~+,~ Jadi seluruh perjalanan kelihatan di belakang, seperti sederet domba.`,
    },
    ring: {
      noun: noun('gelang planet', 'sebuah gelang planet'),
      arrive: `Planet besar itu punya gelang.~+, dan~ Di gelangnya orang bisa meluncur. Isinya es, pecahan-pecahan es, searah semua. Mereka meluncur dari satu ke berikutnya, ting, tang.~+, dan~ Di bawah planetnya tergeletak seperti bola belang yang tidak dijemput.`,
    },
    yard: {
      noun: noun('lapangan barang hilang', 'sebuah lapangan barang hilang'),
      arrive: `Semua yang pernah jatuh di antariksa akhirnya melayang ke tempat yang sama. Ada sarung tangan, sendok, dan payung yang terbuka. Sebuah piano berbalik pelan-pelan, seperti orang di ranjang. “Jangan disentuh,” kata {pal}. “Nanti ada yang mencari.”`,
    },
    market: {
      noun: noun('pasar malam', 'sebuah pasar malam'),
      arrive: `Pasar malam sedang tutup.~, dan~ Kios-kiosnya diikat satu sama lain dengan tali, supaya tidak hanyut.~+,~ Baunya gula panas. “Donat bulan terakhir!” seru seseorang. Mereka membelinya.~+, dan~ Isinya hampir cuma lubang.`,
    },
  },
  helpers: {
    postman: {
      noun: noun('tukang pos antariksa', 'seorang tukang pos antariksa'),
      trouble: `Seorang bapak bertas lewat, terbalik.~+,~ Lalu lewat lagi. “Selamat malam! Aku pos,” katanya. “Aku mau berhenti, tapi tadi aku bersin di dekat komet, dan di sini, kalau sudah mulai…” Ia berputar lagi. [“Suratku untuk bulan itu, dan setiap kali meleset!”]`,
      help: `{name} memikirkannya selama satu putaran penuh. “Putaran nanti,” seru {name}, “bersin ke arah sebaliknya!” “Begitu saja? Sengaja?” Maka mereka melempar sejumput merica waktu ia lewat. Ha-*tsyii!* Dan di situ ia berhenti, serapi prangko.`,
      gift: `“Empat puluh satu putaran,” kata tukang pos, meraba kakinya. Dari tasnya, dari bawah surat-surat, ia mengambil kompas lama berjarum bengkok. “Utara ia tidak tahu, di sini tidak ada utara.~+,~ Ia menunjuk ke tempat orang menunggumu.”`,
      back: `Tegak, dan berjalan, datanglah tukang pos. {name} memberikan kompasnya.~+, dan~ Jarum itu menunjuk lewat tukang pos, ke rumahnya. “Katanya aku ditunggu,” kata tukang pos. Di tasnya tinggal satu surat.~+,~ Dan itu untuk dia.`,
      comes: `Tukang pos antariksa lewat, terbalik, memandang {being}. “Sering yang diperlukan surat,” katanya, lalu merogoh tas. Tidak ada, jadi ia menulis satu, *Halo. Salam, pos.* Tidak ada bedanya.~,~ Maka ia mengikat diri pada pagar.~+, dan~ Menonton.`,
      bye: `Tukang pos lewat, terbalik, menemukan bahwa ia punya selamat tidur untuk masing-masing, dan mengantarkannya.`,
    },
    sweeper: {
      noun: noun('penyapu bintang', 'seorang penyapu bintang'),
      trouble: `Seorang nenek duduk di sapunya, bukan untuk terbang. “Aku menyapu bintang,” katanya, “dan satu ikut tersapu. Kecil, di salah satu dari ini.” Kantongnya sembilan, penuh semua, kelabu semua.~+, dan~ Terikat semua. “Nanti mereka tahu. Di Biduk ada bolong.”`,
      help: `“Kalau dibuka,” kata {name}, “semua terbang. Kita raba saja.” Satu demi satu kantong itu dingin.~+,~ Tetapi yang kesembilan sehangat bakpao dalam kertas. Satu sudutnya dibuka.~+, dan~ Bintang itu keluar sambil bersin, lalu terbang ke tempatnya.`,
      gift: `“Nah,” kata penyapu bintang, “lengkap.” Tangannya masuk kantong, mengeruk. “Ia meninggalkan debunya, selalu begitu.” Debu itu dituang ke stoples selai.~+, dan~ Terus berkilau di situ, tenang. [“Lampunya kurang bagus, tapi tidak bisa dipadamkan.”]`,
      back: `“Stoples selaiku masih di kamu,” kata penyapu bintang, lalu mengangkatnya. Debunya sudah redup dan mengantuk.~+,~ Maka ditaburkannya di samping bintang kecil itu. “Ada semua,” katanya.~+, dan~ Kali ini tidak dihitung.`,
      comes: `Penyapu bintang datang dengan sapunya, memandang {being}, lalu bawahnya. “Biasanya debu,” katanya.~+,~ Maka ia menyapu sekeliling {being}.~+, dan~ Mendapat satu onggok kecil. Selebihnya sama. “Yah,” katanya, bersandar pada sapu, “lebih kelihatan.”`,
      bye: `Penyapu bintang menyandarkan sapunya pada gelap, menghitung bintang sekali lagi, dan bilang selamat tidur kepada masing-masing.`,
    },
    kettle: {
      noun: noun('kambing bulan', 'seekor kambing bulan'),
      trouble: `Di batu sebesar meja berdiri kambing bulan, putih, dan wolnya bukan main. “Ini wolku,” katanya. “Sejak gerhana terakhir tidak ada yang menyisir.~+,~ Jadi mungkin saja aku punya pemandangan.” [Ia menoleh kepada mereka, tetapi itu ujung yang salah.]`,
      help: `Sisir tidak ada.~+,~ Tetapi {name} punya sepuluh jari. Mereka menyisir dari kuku ke atas.~+, dan~ Rasanya seperti membongkar koper. Dari wol itu keluar sendok, lalu sarung tangan, terakhir dua mata kuning. “Wah,” kata kambing, “memang ada pemandangan. Isinya langit.”`,
      gift: `Wolnya menumpuk setinggi kursi.~,~ Kambing menggigit dua helai, memelintirnya.~+, dan~ Jadilah satu sarung tangan, cukup besar untuk tidur. “Pasangannya tidak ada,” kata kambing. “Itu bukan untuk tangan. Itu untuk siapa saja yang dingin.”`,
      back: `Kambing bulan berdiri di batunya, tersisir, memandang pemandangannya. “Sarung tangannya?” tanyanya. “Ada orangnya,” kata {name}. Dari sisa wol terakhir ia sudah membuat satu lagi, kecil sekali. “Membantu juga,” katanya, “kalau kelihatan apa yang dikerjakan.”`,
      comes: `Datanglah kambing bulan, wol semua, menabrak-nabrak. “Kata orang aku empuk,” katanya, “kalau ada gunanya.” Maka semua bersandar sebentar, dan memang empuk.~+,~ Cuma susahnya bukan jenis itu. “Aku tinggal menonton,” kata kambing, menghadap ke arah lain.`,
      bye: `Kambing bulan bilang selamat tidur, menabrak gelap, menemukan bahwa gelap itu empuk, dan berbaring di dalamnya.`,
    },
  },
  objects: {
    compass: {
      noun: noun('kompas bengkok', 'sebuah kompas bengkok'),
      use: `{name} menaruh kompas bengkok rata di satu sarung tangan.~,~ Jarumnya gemetar, lari ke kiri.~+,~ Lalu kembali. “Kami diperlukan di mana?” tanya {name} dengan sopan. Jarum itu berputar, menunjuk.~+,~ Dan diam. “Sana,” kata {pal}, “di balik semacam sudut.”`,
    },
    dustlamp: {
      noun: noun('stoples debu bintang', 'sebuah stoples debu bintang'),
      use: `{name} mengangkat stoples selai.~+,~ Lalu mengocoknya.~, dan~ Debu bintang berputar-putar seperti salju dalam bola kaca, cuma terang. Mula-mula ada stoples, lalu tangan yang memegangnya.~+,~ Lalu, sedikit demi sedikit, ada semuanya.`,
    },
    mitten: {
      noun: noun('sarung tangan besar', 'sebuah sarung tangan besar'),
      use: `Sarung tangan besar dikeluarkan, satu sisi, lalu sisi lain. Mereka memegang mulutnya.~+, dan~ Yang kecil kedinginan masuk sampai ke hidung. Sunyi, lalu ada semacam dengkur. “Ada yang meninggalkan jempol di sini,” katanya. “Kupakai untuk kakiku.”`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini jalan lewat bayangan planet besar.~,~ Tidak ada bintang di dalamnya.~+, dan~ Mulainya sekaligus, seperti tembok. {name} memasukkan satu sepatu.~+,~ Lalu sepatu itu tidak ada. “Kalau di dalam ada orang,” kata {pal}, “dia juga tidak melihat kita.”`,
        after: `Di dalam bayangan itu ternyata ada isinya. Ngengat-ngengat kelabu tergantung di sana, tidur, kakinya pada udara kosong.~+, dan~ Kena cahaya mereka berbalik, lalu mimpi terus. Sesudah itu pinggir sana.~+,~ Lalu bintang.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini melayang batu berikutnya.~+, dan~ Terlalu tinggi, setengah lompatan. {name} melompat, melayang.~+,~ Lalu turun lagi pelan-pelan. “Itu tadi yang satu,” kata {pal}. “Sekarang setengahnya.”`,
        after: `Di situlah mereka, di batu atas, yang hangat.~, karena~ Pagi-pagi kena matahari. Di bawah, batu tempat mereka tadi berdiri berangkat seperti bus. “Mestinya ia menunggu,” kata {pal}. “Sudah,” kata {name}.`,
      },
    },
    call: {
      one: {
        meet: `Di sini jembatan, tetapi terangkat. Di kotak kaca di seberang duduk penjaganya, tidur, kaki di atas tuas.~+, dan~ Telinganya tertutup musik. Mereka melambai dengan dua lengan.~, dan~ Ia mengangguk dalam tidurnya.~+,~ Tetapi kepada lagunya.`,
        after: `Penjaga jembatan melompat begitu tinggi sampai musiknya tertinggal. “Ada tamu!” serunya, lalu menarik tuas. Jembatan turun, klang demi klang.~+, dan~ Keduanya ia salami dua kali, plus satu untuk keberuntungan. “Baru ini turun lagi sejak pawai.”`,
      },
    },
    soft: {
      one: {
        meet: `Di anak tangga terakhir sebelum gerbang duduk bintang muda, biru, menggigil. Ia memegang kunci.~+, dan~ Kuncinya ting ting ting. “Aku harus bersinar,” katanya, “juga menjaga gerbang. Cuma belum panas. Aku baru dinyalakan tadi pagi.”`,
        after: `Bintang muda berubah dari biru ke putih.~+,~ Lalu dari putih ke emas. “Jadi begini rasanya,” katanya, lupa menggigil. Kunci itu masuk sekali coba.~+, dan~ Gerbang terbuka tanpa bunyi.`,
      },
    },
    way: {
      one: {
        meet: `Di sini tujuh jalan bintang pergi ke tujuh arah. Putih semua, indah semua. Dulu ada panah, yang sekarang menunjuk dirinya sendiri. “Hom pim pa,” kata {pal}. “Jangan,” kata {name}.`,
        after: `Yang benar jalan paling samar, yang hanya kelihatan kalau dilihat sebelahnya. Jalan itu kuat.~+, dan~ Di belakang mereka bekas langkah masih bersinar sebentar.`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('bulan terkecil', 'sebuah bulan kecil'),
  title: `Bulan Terkecil`,
  sign: `“Wiiii!” kata radio dapur.~+, dan~ Di luar, di antariksa, sesuatu yang bulat berputar melewati jendela. Belum sempat radio dikecilkan, ia sudah kembali, “Wiiii!” Tidak ada yang bisa tidur, sampai komet-komet menarik ekor menutupi kepala.`,
  trace: `Keranjang piknik melayang lewat, berputar.~+,~ Lalu sebuah cangkir, berputar juga. “Ada yang sedang piknik,” kata {pal}. “Di mana?” Menyusul sendok, lalu setengah roti. “Di atas sesuatu yang berputar,” kata {name}.`,
  found: `Di antariksa yang hitam tergantung bulan terkecil, sebesar gubuk.~, dan~ Ia berputar seperti gasing, begitu cepat sampai satu-satunya kawahnya jadi garis. “Aku tidak bisa,” katanya waktu wajahnya lewat.~+,~ Lalu wajahnya kembali, “berhentiii.”`,
  near: `Wiiii! Ada benturan di pintu menuju antariksa. Di tangga, tidak lebih besar daripada gubuk, ada bulan terkecil.~+, dan~ Ia berputar seperti gasing. “Tidak bisa,” katanya waktu wajahnya lewat, dan waktu kembali, “berhentiii.”`,
  first: `“Bola dunia dihentikan dengan satu jari,” kata {name}, lalu memegang bulan terkecil. Bulan itu tidak berhenti.~+, dan~ {name} tidak melepaskannya. “Aku tidak bisa berhentiii,” kata bulan, lewat. “Aku juga tidak,” kata {name}, sampai {pal} menangkap satu sepatu.`,
  second: `“Dia terpilin,” kata {pal}, “jadi harus dibuka pilinannya. Coba arah sebaliknya!” Mereka mendorong. Bulan terkecil melambat, gemetar, lalu berangkat ke kiri. “Lebih enak?” seru {name}. “Persis sama,” kata bulan, “cuma munduuur.”`,
  why: `“Bulan-bulan besar menghadap planetnya,” kata bulan terkecil. “Mereka tidur begitu, dengan ada yang memandang. Planetku punya sembilan.~+, dan~ Ia tidak bisa memandang sembilan. Jadi aku berputar mencari wajah. Kalau aku berhenti, tidak ada yang memandang.”`,
  settled: `Bulan terkecil berputar sekali lagi.~+, dan~ Di situ wajah {name}, memandang. Ia berputar… lagi… dan wajah itu masih ada.~+,~ Lalu ia diam, satu-satunya kawah menghadap {name} seperti lesung pipi. “Oh,” kata bulan. “Itu kamu.” Di seluruh langit, komet-komet menurunkan ekornya.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('komet seratus tahun', 'sebuah komet'),
  title: `Komet Seratus Tahun`,
  sign: `Sekali dalam seratus tahun komet besar itu kembali dari antariksa, ekornya selebar langit. Terakhir kali, nenek buyut seseorang diangkat untuk melihatnya.~, dan~ Ia menceritakannya kepada semua orang.~+,~ Tetapi karena waktu itu masih bayi, ceritanya “Ba.” Malam ini komet itu datang.`,
  trace: `Di debu bintang yang melayang ada alur selebar bus.~,~ Jalannya lurus.~+,~ Lalu berputar, dan berputar, dan berputar. “Siapa jalannya begitu?” tanya {pal}. “Anjing,” kata {name}, “kalau mencari ekornya.”`,
  found: `Semua penghuni antariksa menunggu di sana, bertali, berlentera.~+,~ Tetapi di balik awan debu, tidak kelihatan, tergantung komet seratus tahun.~+,~ Bola es kelabu sebesar bus, tanpa ekor. Semua menunggu.~+, dan~ Ia tidak keluar.`,
  near: `Pintu hampir tidak bisa dibuka.~, karena~ Di luar, di antariksa, ada yang bersandar padanya. Itu komet seratus tahun, bola es kelabu tanpa ekor. “Ini bagian belakang?” tanya komet. “Aku lebih suka di belakang.” Menyusullah semua orang, membawa bantal.`,
  first: `“Kami hitung,” kata {name} kepada komet. “Pada tiga, kamu keluar.” Mereka menghitung bersama, pelan-pelan.~+, dan~ Pada tiga tidak ada yang keluar. “Aku keluarnya pada empat,” kata komet.~+,~ Maka dihitung sampai empat. “Bukan empat yang itu,” kata komet. “Yang berikutnya.”`,
  second: `“Kudorong sedikit,” kata {pal}, lalu mendorong komet. Ada yang mulai bergerak, yaitu {pal}. “Jalan!” seru {pal}, makin kecil.~+, dan~ {name} harus pergi menjemputnya. “Terima kasih,” kata komet. “Itu terasa jelas sekali.”`,
  why: `“Ekorku tidak ketemu,” kata komet, menoleh ke belakang. “Dulu semua bilang indah. Aku tidak pernah melihatnya, karena di belakang.~+, dan~ Kurasa sudah lepas. Mereka menunggunya seratus tahun, dan adanya cuma ini.”`,
  settled: `Pelan-pelan komet keluar di depan semua orang, apa adanya. Cahaya bintang jatuh padanya.~+,~ Lalu di belakangnya ada yang terurai, mula-mula benang, lalu syal, lalu selangit perak. “Segini cukup?” tanya komet. Tidak ada yang bisa bicara, jadi mereka mengangguk.~+,~ Dan mengangguk terus.`,
};

import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'school', IndonesianNoun> = {
  tiny: {
    noun: noun('kepik', 'seekor kepik'),
  },
  home: [
    `Orang lain pulang dari sekolah, sedangkan {name} naik tangga. Di atas sekolah ada satu lantai lagi, bertirai dan berdapur.~+, dan~ Kalau malam semua kelas di bawahnya gelap.`,
    `{name} tinggal di lantai teratas sekolah.~+, dan~ Kamarnya dulu Ruang 31. Papan tulisnya masih ada.~+,~ Jadi kalau malam ada yang menulis *Selamat tidur* di situ, di atas bantal.`,
  ],
  back: `Pulang itu ke atas. Setiap lantai ada baunya, lem di lantai satu, mantel basah di lantai dua, dan apel di lantai tiga. Sesudah apel, kalau terus, ada sup.~+, dan~ Sup itu dapur {name}.`,
  night: {
    dark: `Jauh di bawah, serenceng kunci pergi berjalan-jalan. Klik, lantai satu gelap.~+,~ Lalu klik, lantai dua. Di atas pintu darurat, orang hijau kecil berlari.~+,~ Semalaman, dan belum pernah sampai keluar.`,
    deep: `Di seluruh sekolah yang masih tegak cuma kursi.~, dan~ Sinar bulan menyusuri loker tanpa membuka satu pun. Di sebuah jendela bintang kertas lepas.~+, dan~ Turunnya pelan, lalu berbaring di ambang.`,
  },
  hush: {
    one: `Gerobak pel yang pertama pergi. Satu rodanya rusak.~+,~ Jadi bunyinya irk, irk, irk, sepanjang lorong.~+,~ Lalu sebuah pintu tutup.~+, dan~ Irk itu disimpan bersama pel.`,
    two: `Lalu pemanas berhenti. Tik, kata yang di tangga. Tak, kata yang di perpustakaan. Masing-masing mau kata terakhir, jadi masing-masing menunggu.~+, dan~ Pelan-pelan mendingin, lalu lupa kata apa.`,
    three: `Yang terakhir, debu kapur turun. Sejak pagi ia di udara.~+, dan~ Sekarang turun di meja-meja, di hitungan terakhir hari itu, selembut tepung. Sesudah itu tidak ada lagi yang terdengar.`,
  },
  facts: {
    one: `Di jari {name} ada kapur. “Itu mungkin pernah di dasar laut,” kata {pal}. “Ada bukit putih yang seluruhnya kapur.~+, dan~ Semuanya cangkang, terlalu kecil untuk dilihat.” {name} menempelkan jari itu ke telinga, siapa tahu ada ombak.`,
    two: `“Ha!” kata {name}. “Ha,” kata lorong. “Siang tidak begitu.” “Siang dia penuh mantel,” kata {pal}. “Yang empuk mengisap bunyi. Sekarang cuma tembok.~+,~ Jadi bunyinya memantul.” Mereka bilang selamat tidur, dan lorong membalas dengan sopan.`,
    three: `“Isi pensil bukan timah,” kata {pal}. “Itu grafit, yang begitu lunak sampai tertinggal di kertas.” {name} memikirkannya. “Jadi kalau aku menulis namaku,” kata {name}, “yang dibaca orang itu sedikit pensil yang tidak ikut pulang.”`,
  },
  places: {
    gym: {
      noun: noun('gedung olahraga', 'sebuah gedung olahraga'),
      arrive: `Gedung olahraga begitu besar sampai punya suara. “Halo,” kata {name}. “Lo,” kata gedung itu. Lantainya penuh garis, masing-masing pinggir permainan lain.~+,~ Jadi mereka memilih yang biru.`,
    },
    library: {
      noun: noun('perpustakaan', 'sebuah perpustakaan'),
      arrive: `Malam-malam tidak perlu ada yang bilang sst di perpustakaan.~, karena~ Buku-buku mengurusnya sendiri. Mereka berdiri berderet membelakangi, semua, kecuali satu yang tengkurap.~, lalu~ {name} menyusurkan jari di punggungnya, trrrr. [Di sekitar huruf W selembar halaman berbalik dalam tidurnya.]`,
    },
    cloakroom: {
      noun: noun('ruang mantel', 'sebuah ruang mantel'),
      arrive: `Di dinding ruang mantel berderet kait.~+, dan~ Di atas setiap kait ada gambar, siput, layang-layang, pir. Mantelnya sudah pulang semua.~+,~ Cuma pir yang masih punya topi hujan. Plip, kata topi itu.`,
    },
    artRoom: {
      noun: noun('ruang gambar', 'sebuah ruang gambar'),
      arrive: `Di ruang gambar satu kelas penuh digantung supaya kering. Dua puluh enam gambar, di seutas tali, dari sapi yang sama.~+, dan~ Soal kakinya tidak ada dua yang sepakat. Waktu pintu ditutup, semua sapi menoleh sedikit.`,
    },
  },
  helpers: {
    hamster: {
      noun: noun('hamster', 'seekor hamster'),
      trouble: `Dari Ruang 5 terdengar cicit, berputar-putar, yaitu hamster di rodanya. Ia berhenti dan melongok. “Malam ini aku sudah lari dua puluh kilometer,” katanya, “dan sampainya di botol air. Kemarin dua puluh dua.~+, dan~ Tahu sampainya di mana?”`,
      help: `Di dinding tergantung lukisan pantai yang bisa digulung.~+, lalu~ {name} mengulurnya di satu sisi roda.~+, dan~ {pal} menggulungnya di sisi lain. Hamster berlari, lalu lewatlah kepiting, pelabuhan, mercusuar. [Di tukang es ia minta pelan sedikit.] “Tercium,” kata hamster.`,
      gift: `“Aku sudah ke laut,” kata hamster, mendorong kotak sepatu dari rak. Isinya empat kentang yang disambung kawat, dan bohlam sekecil kacang hijau. “Itu lampu. Kawat terakhirnya ditusukkan.” Rupanya seperti bekal yang diikat.`,
      back: `Di Ruang 5 hamster berbaring di rodanya, kaki di atas.~, lalu~ {name} mencabut kawat dari kentang terakhir.~+, dan~ Lampu itu padam. “Lari berapa jauh?” tanya {name}. “Tidak ke mana-mana,” kata hamster. “Aku sedang libur.”`,
      comes: `Bonk, bunyi bola plastik bening di kusen pintu.~,~ Di dalamnya duduk hamster Ruang 5.~+, dan~ Dari satu pipi ia mengeluarkan setengah biji, untuk {being}. “Ini setengah yang enak,” katanya. Tidak membantu, jadi ia duduk menonton.`,
      bye: `Hamster bilang selamat tidur dari bola plastiknya, berjalan, bonk, dan sekali lagi, bonk, sedikit lebih jauh.`,
    },
    tortoise: {
      noun: noun('kura-kura', 'seekor kura-kura'),
      trouble: `Di tengah lorong ada kura-kura dengan kertas 7 di tempurung. “Jangan hentikan aku,” katanya. “Aku sedang lomba.” “Lomba yang mana?” tanya {name}. “Yang bulan Juni,” kata kura-kura. “Aku bagus jalannya.~+,~ Tapi garis finisnya sudah disimpan.”`,
      help: `“Kugendong saja,” kata {name}. “Nanti aku dikeluarkan,” kata kura-kura.~+,~ Maka mereka merentangkan kertas tisu di lorong, tiga langkah di depan.~+, dan~ Bersorak sampai ia tiba. Kertas itu robek kecil sekali. “Juara satu,” kata kura-kura.`,
      gift: `Kura-kura tersenyum, dan itu perlu waktu. “Ini dititipkan kepadaku,” katanya, “lonceng putaran terakhir. Mereka kira waktuku banyak.” Loncengnya kuningan, disumpal lap.~+, dan~ Waktu digoyang {name}, bunyinya fup. [“Cabut lapnya,” katanya, “kalau betul-betul perlu orang bergegas.”]`,
      back: `Di dekat keran minum mereka bertemu kura-kura, di putaran kehormatannya.~, lalu~ {name} menyumpalkan lap ke lonceng, fup. “Perlu orang bergegas?” tanya kura-kura. “Sekali,” kata {name}. “Itu banyak,” kata kura-kura, lalu menguap.~+,~ Dari ujung ke ujung.`,
      comes: `Pelan-pelan datanglah kura-kura berkertas 7. “Begitu dengar aku langsung ke sini,” katanya.~+,~ Lalu menaruh sehelai selada di depan {being}. Tidak membantu. “Yah, waktu berangkat masih segar,” katanya, dan ia tinggal.`,
      bye: `Kura-kura, masih memakai 7-nya, bilang “Selamat tidur” pelan sekali, dan pada “tidur” ia sudah tidur.`,
    },
    mitten: {
      noun: noun('sarung tangan merah', 'sebuah sarung tangan merah'),
      trouble: `Sarung tangan merah melongok dari kotak BARANG HILANG. “Di sini kami sembilan belas,” katanya, “dan tidak ada sepasang pun. Semua pasangan dari yang tidak ada.~+,~ Jadi malam-malam terdengar kami mencoba bertepuk.”`,
      help: `{name} mengeluarkan isi kotak, yang biru, yang belang, yang ada beruangnya. “Sepasang itu,” kata {name}, “cuma dua yang jalan bareng. Ya sudah, jalan.” Maka merah diberi belang.~+, dan~ Biru diberi beruang. [Sisa satu, jadi ada pasangan bertiga.] Lalu, empuk, ada yang bertepuk.`,
      gift: `“Ambil ini,” kata sarung tangan merah, yaitu tali lompat panjang kelabu, gagangnya cuma satu. “Untuk apa kalau satu?” tanya {name}. “Berpegangan,” katanya. “Di kotak ini ia paling pandai.~+, dan~ Aku sarung tangan, jadi aku tahu.”`,
      back: `Di dalam kotak sarung-sarung tangan tidur berdua-dua, jempol di atas jempol.~+, dan~ {name} menaruh tali lompat di samping mereka. Yang merah memegangnya. “Hilang,” gumamnya, “atau ketemu?” “Ketemu,” kata {name}. “Syukurlah. Berarti lengkap.”`,
      comes: `“Barang Hilang,” kata sarung tangan merah, melompat-lompat dengan jempolnya. “Aku harus tanya, ini hilang atau ketemu?” Tidak ada yang yakin. Maka ia berbuat yang biasa dibuat sarung tangan, yaitu memegang bagian {being} yang terdekat.`,
      bye: `Sarung tangan merah bertepuk selamat tidur, yang tidak ada bunyinya, karena ia cuma satu.`,
    },
  },
  objects: {
    potatoes: {
      noun: noun('lampu kentang', 'sebuah lampu kentang'),
      use: `{name} membuka kotak sepatu.~, dan~ Keempat kentang berbaring di situ, menjadi kentang. Kawat terakhir ditusukkan.~+,~ Tidak ada apa-apa. “Beri waktu,” kata {name}. “Cita-citanya dulu sup.” Lalu bohlam itu menyala, kecil dan merah seperti buah beri.`,
    },
    bell: {
      noun: noun('lonceng kuningan', 'sebuah lonceng kuningan'),
      use: `Lap dicabut.~+, dan~ {name} mengayun lonceng putaran terakhir dengan dua tangan. Teng-teng-teng! Itu bukan lonceng yang menyuruh masuk, melainkan yang bilang, hampir sampai, lari, lari! [Jauh di sana ada yang tidak ikut lomba melompat bangun, dan ikut.]`,
    },
    rope: {
      noun: noun('tali lompat', 'seutas tali lompat'),
      use: `{name} memegang ujung tali yang tidak bergagang.~+,~ Lalu mengayun. Gagangnya terbang, melilit sesuatu, dan berpegangan di situ. [Ditarik, pegangannya makin kuat.] Maka mereka naik, tangan demi tangan, seperti main lompat tali dengan satu lompatan yang panjang sekali.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini lorong membelok. Jendela habis, jadi gelapnya seperti dalam kotak pensil. Di atas ada lampu yang menyala kalau ada orang lewat. {name} lewat. [{name} lewat lagi, dengan dua lengan.] Tidak menyala. “Kurasa disetel untuk guru,” kata {pal}.`,
        after: `Jadi itu yang tergantung di dinding! Foto kelas, semua kelas yang pernah ada.~+, dan~ Setiap wajah memandang mereka. Di setiap foto ada seorang, cuma seorang, yang berkedip.~+, dan~ Sejak itu terus terpejam. Mereka lewat berjinjit.`,
      },
    },
    reach: {
      one: {
        meet: `LANTAI BASAH, kata papan kuning. Di baliknya ada yang menumpuk semua kursi, dari tembok ke tembok, hampir sampai ke lampu.~+, dan~ Dudukan terendah pun lebih tinggi daripada topi. “Siapa,” tanya {pal}, “yang duduk di paling atas?”`,
        after: `Di atas sana, di bawah langit-langit, ada semua yang pernah dilempar, sembilan pesawat kertas, satu sandal, dan sepotong roti. {name} memilih pesawat terbaik.~+,~ Lalu melepaskannya. Ia terbang sepanjang lorong tanpa bunyi.~+,~ Dan mereka turun di sisi sana, menyusul.`,
      },
    },
    call: {
      one: {
        meet: `Sebuah garis putih melintang di lorong. TUNGGU PENJAGA, katanya. Penjaganya angsa berompi jingga, jauh sekali, tidur. “Permisi!” seru {name}.~+,~ Tetapi kepalanya di bawah sayap.~+, dan~ Sayap itu tidak mendengar.`,
        after: `“Dua-dua! Jangan lari!” seru angsa, sambil lari.~, dan~ Papan STOP-nya diangkat.~+,~ Padahal tidak ada yang lewat, sejak jam setengah empat. Mereka menyeberangi garis.~+, dan~ Di belakang, angsa mempersilakan yang tidak ada itu jalan terus.`,
      },
    },
    soft: {
      one: {
        meet: `Tepat di tengah pintu berdiri anak ayam dari kotak hangat, masih lembap, gemetar. “Ini antrean,” kata anak ayam. “Aku yang paling depan, juga paling belakang. Tidak ada yang lewat sebelum antreannya maju.~+, dan~ Sekarang terlalu dingin untuk maju.”`,
        after: `“Antrean maju,” kata anak ayam, lalu menguap. Antrean itu maju lewat pintu, sampai ke kotak hangat. Di situ sebelas anak ayam lain bertumpuk seperti satu topi kuning.~+, dan~ Anak ayam itu masuk dari belakang.`,
      },
    },
    way: {
      one: {
        meet: `Di sini pintunya baru dicat, enam, hijau semua.~,~ Nomornya bertumpuk di lantai.~+, dan~ {name} mengambil satu. Itu enam, sampai {pal} membaliknya. “Jadi,” kata {name}, “pintunya tujuh, kalau yang ini dihitung dua kali.”`,
        after: `Yang benar pintu keempat, yang ternyata bukan kelas.~,~ Di baliknya ada tangga kecil, berputar dan berputar. Pegangannya emas mengilap.~+, karena~ Seratus tahun orang meluncur di situ dengan celananya.`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('mesin fotokopi', 'sebuah mesin fotokopi'),
  title: `Mesin Fotokopi`,
  sign: `Jgrek-wirr! Jgrek-wirr! Di sekolah yang gelap ada mesin berjalan.~+,~ Lalu selembar kertas masuk dari bawah pintu, masih hangat. *Keluarga yang terhormat,* katanya.~+, dan~ Sesudah itu tidak ada apa-apa. Di semua kelas marmut duduk tegak.`,
  trace: `Di sebuah rak sekolah ada dua baki. KELUAR, kata yang satu, penuh kertas. MASUK, kata yang lain, kosong.~+,~ Tetapi debunya tidak ada. “Tiap hari dilap,” kata {pal}. “Untuk apa, kalau kosong?” tanya {name}.`,
  found: `Lantai kantor sekolah putih oleh kertas.~+, dan~ Di tengahnya berdiri mesin fotokopi, tutupnya mengepak, cahaya hijaunya mondar-mandir. Jgrek-wirr! “Keluarga yang terhormat,” katanya. “Maaf, injak saja. Keluarga yang terhormat.”`,
  near: `Jgrek-wirr! Tepat di luar pintu berdiri mesin fotokopi sekolah, cahaya hijau mondar-mandir di bawah tutupnya. Keluar selembar.~+,~ Lalu selembar lagi. “Keluarga yang terhormat, keluarga yang terhormat,” katanya. “Aku lihat ada lampu. Ada yang bangun?”`,
  first: `“Pasti ada colokannya,” kata {pal}. Mereka melihat ke belakang mesin fotokopi.~,~ Colokan itu berbaring di lantai.~+, dan~ Tidak menancap di mana pun. “Aku tahu,” kata mesin itu. “Sudah tercabut dari sore. Keluarga yang terhormat. Rupanya aku begini sendiri.”`,
  second: `“Fotokopi yang lain saja,” kata {name} kepada mesin fotokopi, lalu menaruh siku di kacanya. Keluarlah gambar siku.~+,~ Lalu sembilan lagi. “Keluarga yang terhormat,” kata mesin itu, “siku. Maaf sekali. Ia masuk ke semuanya.”`,
  why: `“Semua surat ke rumah keluar dari aku,” kata mesin fotokopi. “*Keluarga yang terhormat, tolong bawa sepatu bot.* Sebelas ribu sudah kukirim.~+, dan~ Tidak ada yang membalas. Jadi aku terus, siapa tahu, karena kalau aku berhenti, tidak ada siapa pun.”`,
  settled: `Mesin fotokopi mengeluarkan selembar terakhir, kosong.~+,~ Lalu menyorongkannya kepada {name}. <toddler: Maka {name} mengambil krayon dan membuat bulatan di situ, dengan dua mata dan satu mulut.|Maka {name} menulis, *Mesin fotokopi yang terhormat, terima kasih suratnya. Selamat tidur.*> Kertas itu masuk, dan cahaya hijau membacanya, tidak cepat. Lalu cahaya itu padam.~+, dan~ Salinannya tidak dibuat, karena yang asli ia simpan.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('bulan kertas', 'sebuah bulan kertas'),
  title: `Bulan Kertas`,
  sign: `Di sekolah, di atas panggung, tergantung bulan dari kertas dan kardus. Malam sebelum sandiwara ia naik sendiri dan bersinar. Yang pernah lihat cuma tikus.~+,~ Dan kalau ditanya mereka hanya memegangi ekornya. Sandiwaranya besok.`,
  trace: `Di lantai tergeletak acara sebesar prangko. “*Malam ini,*” baca {name}. “*Nomor satu, bulan naik.*” “Nomor duanya?” tanya {pal}. Nomor dua tidak ada.~,~ Tetapi di bawahnya ada yang menambahkan satu kata, dengan pensil gemetar, *mungkin*.`,
  found: `Di aula sekolah semua kursi di depan panggung penuh, tikus, ngengat, dan di belakang sebatang sapu.~+,~ Tetapi bulan kertas tidak di atas, melainkan berdiri separuh di balik tirai. “Di luar penuh?” tanya bulan. “Penuh sekali,” kata {name}.`,
  near: `Di luar pintu, di balik mantel-mantel sekolah, berdiri bulan kertas. Sepanjang tangga duduk tikus-tikus yang datang melihatnya naik. “Aku sedang di jalan ke atas,” kata bulan kertas, “lalu mereka sebanyak itu.”`,
  first: `“Kutarik ke atas,” kata {pal}, lalu memegang ujung tali bulan kertas. Talinya datang, sampai bertumpuk. Bulan itu tidak bergerak. “Talinya berapa panjang?” tanya {pal}. “Lumayan,” kata bulan. “Aku minta lebih.”`,
  second: `“Naiklah untuk satu tikus saja,” kata {name} kepada bulan kertas. Maka seekor tikus datang, duduk sendirian. Bulan kertas mengintip. “Itu yang dari baris depan,” katanya. “Dia kan kecil,” kata {name}. “Tapi dia bawa pensil,” kata bulan.`,
  why: `“Mereka datang melihat bulan,” kata bulan kertas. “Padahal sebelum jadi bulan aku kardus, isinya kompor. Masih tertulis di punggungku, huruf hitam.~+, dan~ Di atas tali, kita berputar. Mereka akan lihat, lalu bilang, oh, cuma kardus.”`,
  settled: `Bulan kertas mengibaskan talinya.~+,~ Lalu naik sendiri, dan menyinari setiap hidung.~+,~ Kemudian ia berputar, dan di punggungnya tertulis, SISI INI DI ATAS.~+,~ Maka semua melihat ke atas.~+,~ Dan “Ah,” kata tikus-tikus. Belum pernah ada bulan yang membawa petunjuk.`,
};

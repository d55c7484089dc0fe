import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'home', IndonesianNoun> = {
  tiny: {
    noun: noun('ngengat', 'seekor ngengat'),
  },
  home: [
    `{name} tinggal di rumah yang tinggi dan kurus, banyak mantel di lorongnya, banyak sekali tangganya. Siang-siang itu rumah biasa.~+,~ Tetapi kalau malam rasanya jauh lebih besar.`,
    `Ranjang {name} di puncak rumah.~+, dan~ Dapur di dasarnya. Di antaranya ada tangga.~+, dan~ Setiap malam, waktu naik, anak tangga ketiga bilang ngik.`,
  ],
  back: `Mereka naik tidur lewat tangga.~+, dan~ Anak tangga ketiga bilang ngik.~+,~ Tetapi kali ini pelan, seperti kepada teman. Langkah demi langkah rumah menyusut ke ukuran biasanya.~+, dan~ Di puncaknya ada pintu kamar {name}.`,
  night: {
    dark: `Di bawah ada yang memadamkan lampu terakhir.~, dan~ Gelap naik, satu anak tangga demi satu.~+,~ Lalu duduk di samping mereka. Di dapur sebuah kursi berderit.~+,~ Melepaskan orang yang tadi mendudukinya. [Baunya semir lantai dan kentang dingin.]`,
    deep: `Semua papan sudah mengucapkan katanya.~,~ Pipa-pipa mendingin.~+, dan~ Tungku sesekali berdetik karena mengerut. Di sekeliling semuanya ada rumah, seperti dua tangan di sekeliling korek api.`,
  },
  hush: {
    one: `Mula-mula dapur diam.~, dan~ Panci terakhir digantung di paku, bilang ting.~+,~ Lalu memikirkannya. Kulkas gemetar sebentar, seperti anjing keluar dari air, lalu tenang. [Lampu dipadamkan, dan remah-remah pun bebas tugas.]`,
    two: `Berikutnya tangga. Ada yang naik, tangga bilang ngik.~+,~ Lalu sebuah pintu ditutup. Satu sandal jatuh.~+, dan~ Seluruh rumah berbaring menunggu yang satunya. Akhirnya jatuh.~+, dan~ Semua boleh membuang napas.`,
    three: `Lalu tinggal keran, jauh di bawah. Plip, katanya.~+, dan~ Waktu orang sudah lupa betul, plip. Masih ada setetes di ujung hidungnya.~+,~ Tetapi yang itu disimpan untuk pagi.`,
  },
  facts: {
    one: `“Kenapa tangga berderit malam-malam, siang tidak?” tanya {name}. “Siang juga,” kata {pal}, “cuma tidak kedengaran. Lagi pula kalau dingin kayunya mengerut, serambut saja.~+, dan~ Setiap papan harus bergeser.” {name} menginjak satu. Ngik. “Jadi dia cuma berbalik badan,” kata {name}.`,
    two: `Di depan jendela gelap, {name} melihat {name}. “Siang-siang ada kebun di jendela ini, malam-malam ada aku. Kenapa?” “Kaca selalu memantulkanmu,” kata {pal}. “Cuma kalau siang, luarnya begitu terang sampai kamu tidak kelihatan.” Maka mereka melambai kepada dua orang yang selalu di situ.`,
    three: `Seekor laba-laba duduk diam di atas pintu. “Dari mana dia tahu ada makan malam?” tanya {name}. “Satu kakinya di benang, dan ia mendengarkan dengan itu,” kata {pal}, “lalat dan daun getarnya lain.” {name} menempelkan satu kaki telanjang ke tembok rumah.~+, dan~ Terasa, jauh di bawah, dengungnya.`,
  },
  places: {
    landing: {
      noun: noun('bordes tangga', 'sebuah bordes tangga'),
      arrive: `Kalau malam, bordes tangga jadi tempat lain.~+,~ Karpetnya berubah jadi danau.~+, dan~ Lampu berdiri di tepinya seperti nyonya tinggi bertopi. Di balik setiap pintu ada yang bernapas.~+,~ Satu di antaranya bersiul waktu mengeluarkannya.`,
    },
    kitchen: {
      noun: noun('dapur', 'sebuah dapur'),
      arrive: `Bulan sudah masuk dapur.~+, dan~ Berbaring di lantai dalam kotak-kotak. Panci-panci berderet, dari bapak sampai bayinya.~,~ Baunya roti besok, yang sedang mengembang di bawah lap. [Waktu mereka melihat lagi, lap itu lebih tinggi.]`,
    },
    cupboard: {
      noun: noun('lemari', 'sebuah lemari'),
      arrive: `Lemari di bawah tangga pintunya kecil sekali.~+,~ Tetapi isinya lebih daripada yang mungkin. Ada sepatu luncur, ada gendang.~+, dan~ Ada tenda yang mendesah waktu mereka masuk.~,~ Baunya sepatu karet dan musim panas lama. [Di atas, siapa pun yang naik tangga berjalan di langit.]`,
    },
    attic: {
      noun: noun('loteng', 'sebuah loteng'),
      arrive: `Orang muncul di loteng kepala dulu, seperti gabus. Atapnya turun di dua sisi sampai ke lantai.~+, dan~ Seekor kuda goyang memandang ke luar jendela, sejak seseorang jadi besar. [Debunya begitu tebal sampai ada jalannya.]`,
    },
  },
  helpers: {
    mouse: {
      noun: noun('tikus', 'seekor tikus'),
      trouble: `Seekor tikus menarik kulit keju.~+, dan~ Di pintu depannya tersangkut. “Di dalam ada enam,” kata tikus, “semua mencium baunya.~+,~ Dan mereka sedang bernyanyi.” [{name} menempelkan telinga ke tembok, dan itu benar.]`,
      help: `Kulit keju itu dicoba rebah.~+,~ Lalu dicoba berdiri. [“Guntingnya di dalam,” kata tikus.] “Enam orang di dalam, kejunya di luar,” kata {name}. “Kenapa tidak mereka yang keluar?” Maka enam tikus kecil makan malam di atas kaki telanjang {name}.~+,~ Berderet.`,
      gift: `“Selama ini,” kata tikus, “aku membawa *masuk*.” Ia ke dalam.~+,~ Lalu keluar mundur dengan kotak korek api, isinya secuil lilin dan serpihan cermin. “Kusebut banyak-terang. Cahaya kecil satu, diceritakan dua kali.”`,
      back: `Tikus berdiri di pintunya, menghitung kepala.~+, dan~ {name} mengembalikan kotak korek api. Lilin itu menyala sekali lagi, supaya pasti. “Dua belas!” katanya. [“Waktu makan tadi enam,” kata {name}.] Lalu tikus melihat cermin dan meniupnya padam. “Enam,” katanya, dan semua boleh masuk tidur.`,
      comes: `Seekor tikus datang menyusur tembok. “Sudah dicoba keju?” tanyanya.~+,~ Lalu menaruh secuil di depan {being}.~+, tetapi~ Tidak terjadi apa-apa. “Cuma usul,” kata tikus, lalu duduk di samping keju itu.~+,~ Dan waktu mereka melihat lagi, yang ada tinggal tikusnya.`,
      bye: `Di balik tembok tikus menghitung anaknya, sampai enam, lalu, biar aman, dihitungnya lagi.`,
    },
    coat: {
      noun: noun('mantel tua', 'sehelai mantel tua'),
      trouble: `“Psst,” kata mantel di paku terakhir. Mantel itu punya Kakek.~+, dan~ Tidak ada yang tega memberikannya kepada orang. “Ada sesuatu di lengan kiriku sejak hujan terakhir, tidak bisa kujangkau.~+,~ Soalnya yang kupunya cuma lengan.”`,
      help: `{name} memasukkan tangan ke lengan mantel, sampai bahu.~, dan~ Keluarlah sarung tangan.~+,~ Lalu tali yang pergi ke sarung satunya. Sarung satunya, tentu saja, ada di lengan sebelah. [Sesaat mantel itu ada orangnya lagi, dan berdiri tegak.]`,
      gift: `“Lega,” kata mantel tua, menurunkan bahunya. “Bawa payungku, di tempat payung itu. Hitam, gagangnya bengkok.~+,~ Dulu Kakek memetik apel tinggi dengan itu, dan sekali, waktu terlambat, sebuah bus.”`,
      back: `Mantel tua tergantung di paku terakhir, sarung tangan di tiap lengan.~+, dan~ {name} menggantungkan payung di lengannya. “Kamu seperti mau pergi,” kata {name}. “Tidak, tidak,” kata mantel, hangat karenanya. “Tapi bisa saja.”`,
      comes: `Mantel tua lewat, tanpa orang di dalamnya. “Mungkin aku punya sesuatu,” katanya.~+,~ Lalu dari sakunya keluar permen mint.~+,~ Tetapi {being} tidak makan permen mint. “Aku juga tidak,” kata mantel, lalu menggantung diri di gagang pintu untuk menonton.`,
      bye: `Mantel tua bilang selamat tidur dengan satu lengan kosong, sakunya penuh malam.`,
    },
    cat: {
      noun: noun('kucing', 'seekor kucing'),
      trouble: `Kucing duduk di depan bantal, bukan di atasnya. “Ada yang punya,” katanya getir.~+, karena~ Di situ ada kancing. “Dorong saja,” kata {name}. “Yang kudorong cuma yang memang tempatnya di situ, itu olahraga,” kata kucing. “Yang bukan tempatnya, itu pekerjaan rumah.”`,
      help: `{name} menaruh kancing di rak, dekat pinggir. “Itu tempatnya,” kata {name}. Keluarlah satu cakar, sepelan madu.~+, dan~ Tik, tik, tik, kancing turun tangga. “Aku sudah aku lagi,” kata kucing, lalu naik ke bantal.`,
      gift: `“Aku tidak memberi hadiah,” kata kucing, “tapi lonceng ini tidak kuperlukan. Ia merusak lebih banyak malam daripada hujan.” Loncengnya kecil, perak.~+, dan~ Suaranya masuk di telinga sampai ke dasar.`,
      back: `Kucing berbaring di bantalnya, di seluruhnya. “Loncengmu,” kata {name}. “Di rak,” kata kucing, mata terpejam.~, dan~ {name} menaruhnya. “Lebih ke pinggir.” Maka digeser lebih ke pinggir. “Itu untuk besok pagi,” kata kucing.`,
      comes: `Kucing duduk membelakangi {being}. “Aku sedang membantu,” katanya, “dengan tidak melihat. Kebanyakan hal beres kalau tidak kulihat.” Yang ini tidak. Maka satu telinganya diputar supaya tidak ketinggalan.~+, dan~ Ia tinggal.`,
      bye: `Kucing tidak bilang selamat tidur kepada siapa pun, tetapi ia mengatakannya di atas kaki mereka.`,
    },
  },
  objects: {
    matchbox: {
      noun: noun('kotak banyak-terang', 'sebuah kotak banyak-terang'),
      use: `{name} menggeser kotak korek api.~,~ Lalu secuil lilin di dalamnya menyala sendiri. Terangnya tidak lebih daripada tahi lalat.~+,~ Tetapi cermin melihatnya dan mengatakannya lagi, lalu lilin membalas. Begitulah mereka bersahutan, sampai seluruh tempat itu emas.`,
    },
    umbrella: {
      noun: noun('payung', 'sebuah payung'),
      use: `“Ini memetik apel,” kata {name}, “dan bus.” Payung Kakek naik, di ujung satu lengan dan sepuluh jari kaki.~+,~ Lalu bengkoknya menyangkut. Mereka bergantung di situ berdua.~+,~ Rasanya seperti diangkat orang tua yang tinggi. [Di sekitarnya tercium mint.]`,
    },
    bell: {
      noun: noun('lonceng kecil', 'sebuah lonceng kecil'),
      use: `{name} mengangkat lonceng pada pitanya.~+,~ Lalu menggerakkan satu jari. Ting. Bunyi terkecil yang ada.~+,~ Tetapi di rumah mana pun tidak ada yang tidak kenal. “Kucing!” kata seseorang yang tadi tidur, dan terdengar gedebuk.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini lorong yang lampunya putus. Siang-siang panjangnya sebelas langkah.~+,~ Tetapi malam-malam belum ada yang menghitung.~+, dan~ Di ujungnya ada yang bilang tes. “Kalau lari, lebih pendek,” kata {pal}. “Kalau lari,” kata {name}, “tidak kelihatan.”`,
        after: `Sebelas langkah, dan {name} menghitungnya. Yang bilang tes cuma payung, yang bercerita kepada sepatu bot tentang hujan. Di tengah lorong tergantung lukisan yang tidak pernah terlihat karena gelap, yaitu rumah ini, malam-malam, semua jendelanya terang.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini jalannya lewat pintu kecil, tepat di langit-langit, dengan cincin untuk ditarik. Cincin itu lebih tinggi daripada {name} di atas kursi.~+,~ Juga lebih tinggi daripada {name} di atas kursi di atas peti. [“Orang dulu pasti lebih tinggi,” kata {pal}.]`,
        after: `Mereka muncul dari lantai atas, rambut dulu.~,~ Semua hangat siang tadi naik ke situ.~+, dan~ Belum ada yang memakainya. [Mereka duduk sebentar di dalamnya, kaki berjuntai ke dingin.] Di bawah sana terbaring rumah selebihnya.~+,~ Kecil, seperti rumah boneka.`,
      },
    },
    call: {
      one: {
        meet: `Di sini pintunya diselot dari sebelah sana.~,~ Di baliknya tidur anjing tua, tukang selot, di atas satu-satunya telinga yang bagus. Mereka mengetuk.~+, dan~ Yang kembali cuma dengkur, dengan siulan di ujungnya.`,
        after: `Tik, bunyi cakar. Snuf, bunyi hidung di celah pintu.~+,~ Lalu selot, pelan dan agak basah, dan pintu pun terbuka. Anjing tua mengibaskan semua yang dipunyainya.~+,~ Lalu berbaring lagi, kali ini di telinga satunya.`,
      },
    },
    soft: {
      one: {
        meet: `Di ambang pintu duduk boneka beruang bayi, yang jatuh dari ranjangnya.~, dan~ Ia memutuskan menjaga pintu.~+,~ Tetapi dinginnya sampai ke isi. “Berhenti,” katanya. “Tidak ada yang boleh melangkahi aku. Seharusnya ada yang menggendong.”`,
        after: `“Boleh lewat,” kata boneka beruang. “Kalau ada yang tanya, aku menjaga, dan sekali pun tidak bilang mama.” Mereka mengembalikannya ke ranjang bayi sambil lewat.~+, dan~ Sebuah tangan kecil keluar, tidur, memegang kakinya.`,
      },
    },
    way: {
      one: {
        meet: `Di sini pintunya terlalu banyak. Siang-siang ada tiga.~+, dan~ Sekarang delapan, dengan wajah {name} di setiap gagangnya. “Satu pintu kita, satu lemari sapu,” kata {pal}. “Yang enam lagi,” kata {name}, “paginya tidak ada.”`,
        after: `Yang benar pintu kelima. Ia membuka tanpa bunyi.~+, dan~ Waktu mereka menoleh, yang lain sudah kembali jadi tembok. [Semua, kecuali lemari sapu, yang terbuka sendiri, dan mereka minta maaf kepada sapu.]`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('jam besar', 'sebuah jam besar'),
  title: `Jam Besar`,
  sign: `Dong! Entah di mana di bawah, sebuah jam berdentang.~+, dan~ Gelas sikat gigi ikut berdenting. Dong, dong! “Itu dua puluh enam,” kata seseorang di balik pintu, “padahal dua puluh enam tidak ada.” Bayi bangun, anjing bilang guk.~+,~ Dan bayi juga bilang guk.`,
  trace: `Di rak berdiri jam weker dengan kapas di dua telinganya. “Itu sepupuku yang berdentang,” katanya, “dan ia menanyakan hal yang sama semalaman.” “Tanya apa?” kata {name}. “Dong,” kata jam weker. “Mau dijawab apa?”`,
  found: `Di lorong bawah berdiri jam besar, tinggi dan cokelat.~+, dan~ Kedua jarumnya menutupi wajah. [Bandulnya mondar-mandir, seperti orang di kamar sempit.] “Dong,” kata jam. “Aduh. Hitunganku hilang, jadi terpaksa terus. Dong.”`,
  near: `Dong! Bunyinya tepat di luar pintu kamar. Di situlah jam besar, yang sudah menaiki semua tangga, dengan dua jarum menutupi wajah. “Dong,” katanya. “Aduh. Dong. Di atas sini ada yang tahu kapan?”`,
  first: `“Kita masukkan yang empuk,” kata {name}. Di dalam jam ada palu kecil yang memukul.~+, dan~ {name} memakaikan kaus kaki padanya. *Dung*, kata jam. “Itu bukan aku,” katanya. “Itu orang di dalam karung.” Maka kaus kaki dilepas. “*Dong*,” katanya. “Terima kasih banyak.”`,
  second: `“Hitung mundur,” kata {pal} kepada jam besar. “Pasti ada ujungnya.” Maka semua menghitung bersama. “Tiga.” Dong. “Dua.” Dong. “Satu.” Dong. “Nah,” kata {pal}, “sekarang kosong.” “Di bawah kosong apa?” tanya jam. “Dong.”`,
  why: `“Aku memberi tahu semua orang kapan tidur,” kata jam besar. “Mereka naik, selamat tidur, selamat tidur, lalu lampu padam. Seratus sembilan tahun.~+, dan~ Belum ada yang mengatakannya kepadaku. Jadi aku bertanya, dong? Kalau dong-ku berhenti, tidak ada siapa-siapa.”`,
  settled: `Jam besar menurunkan jarumnya, cukup untuk melihat. “Jam tidurku kapan?” tanyanya. “Sekarang,” kata {name}. “Selamat tidur, jam.” “Jadi *ada* orang,” kata jam besar. [Di dalamnya, bandul-bandul membuang napas panjang.] Tik, katanya.~+,~ Tok, katanya, seperti orang tersenyum dalam gelap.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('jendela warna-warni', 'sebuah jendela warna-warni'),
  title: `Jendela yang Bangun Sekali`,
  sign: `Tinggi di rumah, di bawah atap, ada jendela bulat dari kaca warna-warni. Satu malam dalam setahun bulan berdiri di belakangnya.~+,~ Lalu jendela itu bangun. Bibi tertua pernah melihatnya sekali.~+, dan~ Yang dikatakannya tentang itu cuma “Ah.” Malam itu malam ini.`,
  trace: `Di lantai tergeletak karcis sekecil kuku, satu sudutnya digigit, tanda lunas. “*Kotak topi dua, kursi empat*,” baca {name}. “Siapa mau melihat kotak topi?” tanya {pal}. “Di kotak topi orang duduk,” kata {name}. “Tapi yang dilihat apa?”`,
  found: `Di bawah atap rumah ada jendela warna-warni, segelap sumur. Di depannya, di atas kotak-kotak topi, duduk sembilan tikus, seekor ngengat, dan kuda goyang. Bulan tepat di belakangnya.~+,~ Tetapi jendela itu sengaja tetap gelap.`,
  near: `Tepat di luar kamar ada jendela bulat dari kaca warna. Malam ini semua datang melihatnya bangun, dua tikus, seekor ngengat, dan sebelah sandal.~+,~ Tetapi jendela itu gelap, sengaja. “Lihat karpetnya saja,” kata jendela.`,
  first: `“Kami semua tutup mata,” kata {name} kepada jendela, “kamu tinggal menyala.” Semua menutup mata.~+, dan~ Ada yang menambah dengan kaki. “Ada yang mengintip,” kata jendela. “Siapa?” tanya {name}. “Ngengat.” “Aku tidak punya kelopak,” kata ngengat.~+,~ Maka jendela itu tetap gelap.`,
  second: `“Satu sudut saja,” kata {pal} kepada jendela. “Yang merah, lalu kami tidur.” Jendela menimbang-nimbang. “Mau saja,” katanya, “cuma yang merah tersambung ke kuning.” “Kalau begitu dua itu,” kata {pal}. “Kuning,” kata jendela, “tersambung ke semuanya.”`,
  why: `“Jangan lihat,” kata jendela, suaranya tipis dan tinggi. “Aku retak. Kena hujan es.~+, dan~ Retaknya melintas di biru. Semua datang membawa karcis, mau melihat yang utuh. Kalau aku menyala, yang mereka lihat cuma retaknya.”`,
  settled: `Jendela membiarkan masuk setitik merah, sebesar ceri.~+,~ Lalu datang emas.~+,~ Lalu biru, dengan retak melintasinya. Retak itu bersinar seperti sungai.~+, dan~ Semua melihat retak itu lebih dulu, dan semua bilang ah, dengan benar. {name} menaruh satu tangan di cahaya itu.~+, dan~ Tangan itu jadi biru.`,
};

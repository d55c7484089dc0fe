import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'arctic', IndonesianNoun> = {
  tiny: {
    noun: noun('leming', 'seekor leming'),
  },
  home: [
    `Rumah {name} merah.~+, dan~ Berdiri di salju dengan delapan kaki pendek. Kalau malam, angin lewat di bawahnya.~+, sedangkan~ Di atas, di dapur, hangat dan kuning.`,
    `Empat kawat memegang rumah {name} supaya tetap di salju, satu di tiap sudut. Kalau malam, tirai merah ditarik menutup ranjang.~+, dan~ Orang mendengarkan angin lewat.`,
  ],
  back: `Mereka pulang lewat jejak sendiri.~, karena~ Salju menyimpannya. Ciut, ciut, bunyi setiap langkah. Jauh di sana bersinar satu jendela kuning sebesar prangko.~+,~ Dan itu dapur rumah {name}. [Tidak lama kemudian terdengar piring disimpan.]`,
  night: {
    dark: `Di utara sini, waktu musim dingin, matahari tidak terlihat turun.~, karena~ Memang tidak naik. Cuma ada seutas biru di selatan, setipis pita.~+,~ Lalu seseorang menarik pita itu. Dingin maju selangkah, bintang dua langkah. [Tidak ada baunya sama sekali, bersih.]`,
    deep: `Sekarang malam sudah sedalam-dalamnya. Bukit-bukit putih diam di bawah bintang.~+, dan~ Di atas teluk tergantung cahaya hijau yang lebar, melipat, melipat, seperti orang menyimpan seprai besar. [Sudut terakhir bertemu sudut pertama, lalu lemari gelap.]`,
  },
  hush: {
    one: `Anjing-anjing seret salju yang pertama berhenti.~, dan~ Semalaman sembilan ekor bernyanyi.~+,~ Lalu satu menyerah, lalu dua, lalu lima. Yang terakhir bernyanyi sendirian sebentar.~+,~ Lalu sadar. [Sembilan hidung masuk ke bawah sembilan ekor.]`,
    two: `Sesudah itu es. Es mengerang kalau tumbuh, seperti kaki, *uum*, di teluk, dan *uum*. Sekali ia mendorong ke kiri, sekali ke kanan. *Uum.* Lalu tempatnya cukup.~+, dan~ Ia diam.`,
    three: `Yang terakhir bunga es di jendela. Malam-malam ia menggambar.~+, dan~ Itu terdengar. Ia menggambar pakis, di pakis itu pakis.~+,~ Lalu satu yang begitu kecil sampai tidak ada tempat lagi.~,~ Di situ pensilnya diletakkan.`,
  },
  facts: {
    one: `“Beruang kutub warnanya apa?” tanya {pal}. “Putih,” kata {name}. “Sehelai pun tidak,” kata {pal}. “Bulunya bening seperti kaca.~+, dan~ Kulit di bawahnya hitam.” “Jadi beruang hitam bermantel kaca,” kata {name}, lalu berjalan sebentar seperti memakainya.`,
    two: `Di dekat lubang bulat kecil di salju, {name} berhenti. “Di bawah situ tidak dingin?” “Itu tempat paling enak,” kata {pal}. “Salju penuh udara.~+, dan~ Udara yang diam itu selimut. Leming tinggal di dasarnya sepanjang musim dingin.” [Mereka berjinjit, supaya langit-langit orang tidak goyang.]`,
    three: `“Musim panas, mata rusa kutub emas,” kata {pal}, “di bagian belakangnya. Musim dingin jadi biru.~, karena~ Biru lebih pandai mengumpulkan sisa cahaya.” {name} membuka mata lebar-lebar. “Punyaku warna apa?” {pal} melihat lama. “Kantuk,” kata {pal}.`,
  },
  places: {
    arch: {
      noun: noun('gapura tulang paus', 'sebuah gapura tulang paus'),
      arrive: `Dua tulang rahang paus tua berdiri di salju, ujung bertemu ujung, seperti gapura tanpa pagar. Mereka lewat di bawahnya.~+, karena~ Memutar rasanya tidak sopan. [Di atas, angin menggumamkan satu-satunya nada yang ia tahu.]`,
    },
    spring: {
      noun: noun('mata air hangat', 'sebuah mata air hangat'),
      arrive: `Di depan sana salju berasap.~+,~ Di tengahnya ada mata air hangat sebesar bak mandi.~+, dan~ Baunya agak seperti telur. {name} memasukkan sepuluh jari dingin, lalu mengeluarkan sepuluh jari hangat. [Di ujung sana burung putih merendam kaki. “Ada orang,” katanya.]`,
    },
    station: {
      noun: noun('pondok cuaca', 'sebuah pondok cuaca'),
      arrive: `Di salju berdiri kotak putih tempat orang menyimpan cuaca. [Di atasnya tiga cawan berputar kena angin.] Di dalam, jarum menggambar dingin di gulungan kertas.~, lalu~ {name} mendekat dan mengembuskan napas.~+, dan~ Jarum itu terlonjak. Nanti ada yang heran, siapa tadi sehangat itu.`,
    },
    lake: {
      noun: noun('danau beku', 'sebuah danau beku'),
      arrive: `Danau itu beku setebal tembok.~+, dan~ Dalamnya kelihatan. Gelembung bertumpuk di dalam es seperti uang receh.~, lalu~ {name} menggeser satu sepatu. *Piuu*, kata danau.~+,~ Mulai di bawah sepatu dan habis di seberang. [“Dia cuma menggeliat,” kata {pal}, tetapi mereka minta maaf juga.]`,
    },
  },
  helpers: {
    fisher: {
      noun: noun('pemancing es', 'seorang pemancing es'),
      trouble: `Di samping lubang es duduk ibu bersweter sembilan, di atas ember. “Aku mau berdiri memberi salam,” katanya, “tapi embernya ikut.” Ia membeku di situ sejak sebelum makan malam. [“Jangan bilang ikan-ikan,” kata pemancing es. “Mereka hormat padaku.”]`,
      help: `{name} menarik ibu itu, {pal} menarik embernya.~+, dan~ Semua berputar. “Di kaleng itu apa?” tanya {name}. “Teh, untuk di rumah.” [“Tanpa itu Ibu tidak sampai rumah,” kata {name}.] Maka teh dituang sekeliling pinggirnya, dan *krik*, kata ember, lalu melepaskan dengan sopan.`,
      gift: `Dari salju pemancing es mengambil bundaran es dari lubangnya, sebening air. “Itu kan es,” kata {name}. “Memang. Tapi cahaya masuk kurus dari sisi ini.~+, dan~ Keluar gemuk dari sisi itu.” [Jangan dekat kompor, pesannya.]`,
      back: `Pemancing es berdiri di atas kakinya sendiri[, menikmatinya]. {name} mengembalikan bundaran es, yang sudah setipis uang receh.~+, dan~ Pas menutup lubang seperti kancing. “Selamat tidur, ikan,” katanya.~+,~ Lalu ia berjalan, sungguh-sungguh berjalan, pulang.`,
      comes: `Pemancing es lewat dengan embernya. “Ikan bisa membantu?” tanyanya kepada {being}.~+,~ Lalu menyodorkan seekor yang sekaku penggaris. Tidak membantu.~,~ Maka ia duduk di ember.~+,~ Menunggu apa yang bisa.`,
      bye: `Pemancing es mengucapkan selamat tidur kepada ikan lewat lubangnya, lalu kepada semua yang di atas, dan menggantung embernya.`,
    },
    reindeer: {
      noun: noun('rusa kutub', 'seekor rusa kutub'),
      trouble: `Rusa kutub berdiri dengan kepala miring, seperti tanda tanya. “Kami baik, terima kasih,” kata {name}. “Aku tidak bertanya,” kata rusa. “Satu tandukku sudah lepas, satunya tidak mau. Jadi kepalaku miring.~+, dan~ Semua orang bercerita kepadaku.” [Aku tahu banyak soal camar, katanya.]`,
      help: `“Gatal?” tanya {name}, karena gigi goyang juga gatal. “Setelah kamu bilang, ya,” kata rusa.~+,~ Maka {name} menggosok pangkal tanduk dengan segenggam salju. [“Kiri. Bawah. Nah, *situ*.”] *Tok.* Tanduk itu jatuh.~+, dan~ Kepalanya tegak.`,
      gift: `“Buat kamu,” kata rusa. “Tiap tahun aku tumbuh dua yang baru, seperti kuku.” Panjangnya sesapu, cokelat, ujungnya berkait. Susah dibawa.~, karena~ Menyangkut ke mana-mana. [“Memang suka menyangkut,” kata rusa. “Kadang itu juga gunanya.”]`,
      back: `Rusa kutub berbaring dengan kepala lurus. “Semalaman tidak ada yang bercerita,” gumamnya. {name} menaruh tanduk di sampingnya. [“Biar dikunyah leming, bagus untuk gigi kecil.”] Matanya terpejam.~+,~ Dua-duanya sama tinggi.`,
      comes: `Rusa kutub lewat dengan kepala miring.~,~ Di satu-satunya tanduk tergantung makan malamnya.~+, dan~ Itu ditaruh di depan {being}. Tidak terjadi apa-apa. “Jadi bagianku lebih banyak,” kata rusa.~+,~ Lalu ia tinggal, mengunyah dan menonton.`,
      bye: `<toddler: Rusa kutub mengucapkan selamat tidur dengan kepala miring, semua mengira itu pertanyaan, dan menjawab iya.|Rusa kutub mengucapkan selamat tidur dengan kepala lurus, dan tidak ada yang ia temui bercerita apa pun.>`,
    },
    fox: {
      noun: noun('rubah putih', 'seekor rubah putih'),
      trouble: `Di atas salju muncul telinga cokelat, tanpa orangnya. Lebih dekat, ada rubah utuh, seputih salju. “Semua melihatku,” kata rubah. “Aku sudah putih untuk musim dingin, kecuali telinga ini.~+, karena~ Waktu itu dia tidak mendengarkan.” [Sejam aku mengendap, katanya, lalu orang bilang, wah, telinga.]`,
      help: `Mereka mencoba salju.~+,~ Tetapi salju meluncur dari telinga.~+,~ Lalu {name} teringat napas. [“Diam dulu,” kata {name}.] *Haaa*, di ujungnya, *haaa*, di belakangnya. Dingin menangkap setiap napas, dan helai demi helai telinga itu memutih. [Rubah bercermin di es, dan senang sekali tidak ada siapa-siapa.]`,
      gift: `Rubah menggali.~+,~ Lalu muncul dengan gumpalan bulu cokelat, ada rantingnya. “Mantel musim panasku,” katanya. “Baru kupakai bulan Juni. Maafkan warnanya.” Rupanya seperti yang hidup di kolong ranjang. [“Tarik pinggirnya,” kata rubah. “Lebih banyak daripada kelihatannya.”]`,
      back: `“Malam,” kata salju. Di depannya {name} menaruh mantel musim panas.~, dan~ Sepotong salju bangun, berputar tiga kali.~+,~ Lalu berbaring di atas mantel. Dua telinga turun.~+,~ Dan dua-duanya bisa saja salju.`,
      comes: `Rubah putih lewat. “Ekorku boleh dipinjam,” katanya kepada {being}. Ekornya bagus sekali.~+,~ Tetapi kerjanya cuma menggelitik.~+,~ Maka dililitkannya lagi pada kakinya sendiri.~+, dan~ Ia tinggal.`,
      bye: `<toddler: Rubah mengucapkan selamat tidur, dan lama sekali satu telinga cokelat terlihat pulang sendirian.|Rubah mengucapkan selamat tidur dari dekat sekali, dan tidak ada yang tahu dari mana, sampai ia senang.>`,
    },
  },
  objects: {
    pane: {
      noun: noun('bundaran es', 'sekeping bundaran es'),
      use: `{name} mengangkat bundaran es dan memutarnya sampai satu bintang masuk. Masuknya kurus, keluarnya gemuk.~+,~ Lalu ada bercak putih seperti sepiring susu. Ke mana pun diarahkan, ada yang kelihatan. [“Meleleh,” kata {pal}. “Kalau begitu kita bahas nanti,” kata {name}.]`,
    },
    antler: {
      noun: noun('tanduk rusa', 'sebatang tanduk rusa'),
      use: `Tanduk itu diangkat, kaitnya dulu. Sekali coba langsung menyangkut di atas.~, karena~ Menyangkut memang kerjanya.~+,~ Lalu mereka naik, cabang demi cabang. [Sedikit lumut jatuh di kepala {pal}.] Ia susah dibawa, soalnya ia tangga.`,
    },
    coat: {
      noun: noun('mantel musim panas', 'sehelai mantel musim panas'),
      use: `Mantel musim panas itu keluar, lengkap dengan rantingnya. Pinggirnya ditarik, sampai selebar selimut. Yang kecil dan kedinginan dililit dua kali.~+,~ Tinggal hidungnya di luar. [Pelan-pelan hidung itu dari biru ke merah jambu.] “Baunya Juli,” kata hidung itu.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini gletser turun dari gunung.~+, dan~ Jalan masuk ke bawahnya.~,~ Birunya di pintu, hitamnya di belakang. “Halo,” seru {name}. [Mereka menunggu agak lama.] “Halo?” kata gelap. “Mirip suaramu,” kata {pal}, “cuma kurang yakin.”`,
        after: `Sepanjang dinding ada gelembung berderet, sekecil biji wijen.~+,~ Isinya udara seribu tahun lalu. Satu pecah di dekat telinga {name}. *Tip.* Baunya persis malam ini.~+,~ Lalu di sana ujungnya, bulat, berbintang.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini laut mendorong esnya ke darat, balok di atas balok, sampai jadi tembok.~,~ Tingginya dua orang.~+, dan~ Semua sudutnya licin. [Mereka memanjat satu balok, lalu turun dalam keadaan duduk.] “Musim panas pasti lebih rendah,” kata {pal}, menengadah.`,
        after: `Dari atas tembok jejak mereka kelihatan.~+, dan~ Jejaknya meliuk. “Kukira tadi kita lurus,” kata {name}. Di sisi sana angin sudah membuat lereng salju. Mereka duduk di puncaknya.~+, dan~ Selebihnya urusan lereng.`,
      },
    },
    call: {
      one: {
        meet: `Di antara dua tebing es ada celah, dan di celah ada bukit. Bukit itu putih, punya cakar.~+, dan~ Naik turun pelan. “Permisi,” kata {name}. Ternyata beruang tidur, yang tersenyum, tetapi cuma kepada mimpinya. [Kiri tidak muat, kanan tidak muat, dan orang tidur tidak boleh diinjak.]`,
        after: `Sebelah mata kecil terbuka. “Sarapan?” tanya beruang. “Masih lama,” kata {name}. [“Bagus, aku sedang di tengah-tengah sesuatu.”] Lalu ia melihat bahwa ia tidur di pintu.~+,~ Maka ia berguling, cakar dan semuanya, seperti permadani digulung, dan di situlah celahnya.`,
      },
    },
    soft: {
      one: {
        meet: `Di sini jalan selebar satu kereta salju.~+, dan~ Di tengahnya duduk anak anjing bertali giring-giring, yang bergemerincing semua. “Aku menunggu keretaku,” katanya. “Anjing kereta tidak kedinginan. Yang gemetar giring-giringnya.” [Di kiri kanan, salju lebih dalam daripada topi.]`,
        after: `“Giring-giringnya capek,” kata anak anjing.~+,~ Dan memang tidak satu pun berbunyi. Ia bergeser, selebar satu anak anjing.~+,~ Lalu datang lampu, kereta, dan induk anjing yang mencucinya dua kali. [“Aku hampir tidak kedinginan,” terdengar katanya.]`,
      },
    },
    way: {
      one: {
        meet: `Dulu di sini berdiri sembilan tiang penunjuk jalan.~+,~ Tetapi angin mencabutnya.~+, dan~ Sekarang semua berserakan seperti pensil tumpah, menunjuk ke mana-mana. [Kiri putih, kanan sama putihnya.] “Dari semua putih ini,” kata {name}, “putih kita yang mana?”`,
        after: `Dua ratus langkah dari situ berdiri tiang kesepuluh, yang terlewat oleh angin. Di ujungnya ada sarung tangan orang.~+, dan~ Sesudah itu ada bekas kereta, sekeras jalan raya. Kaki mereka senang. [Sarung tangan itu melambai, menyuruh terus.]`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('ayam jago', 'seekor ayam jago'),
  title: `Ayam Jago`,
  sign: `*Ku-ku-ruyuuuk!* Di salju ada ayam jago berkokok. Sejauh ini di utara tidak ada yang memelihara ayam.~+,~ Tetapi yang ini datang tidak sengaja, dalam peti bertulisan BAWANG. Sejak itu tiap malam ia memanggil pagi.~+, dan~ Pagi tidak datang. [Anjing duduk, camar duduk, anjing laut pun duduk.]`,
  trace: `Di salju ada jejak berjari tiga, sepasang-sepasang.~+,~ Dua, lalu kosong semeter, lalu dua. “Ayam jalannya kiri, kanan,” kata {pal}. “Yang ini naik,” kata {name}, “lalu turun lagi.” [Mereka mencobanya sendiri, dan tidak mengerti untuk apa.]`,
  found: `Di atas es, di atas drum minyak, berdiri ayam jago.~+,~ Satu-satunya yang jingga dalam seribu kilometer. Ia mengisi diri sampai ke mata. *Ku-ku-ruyuuuk!* Kakinya terangkat dari drum.~+,~ Lalu ia memandang langit, dan langit malah lebih gelap. [“Sekali lagi,” katanya, “dengan lebih banyak isi.”]`,
  near: `Di pagar tangga depan duduk ayam jago, kecil dan jingga, es di jenggernya. Dada diisinya sampai ke mata. *Ku-ku-ruyuuuk!* Lalu ia melihat gelap.~+, dan~ Gelapnya masih gelap. “Maaf,” kata ayam jago. “Sebentar, ya.”`,
  first: `“Tutupi burung dengan kain,” kata {pal}, “dia mengira itu malam.” Maka ayam jago ditutup syal {name}. “Di sini jadi gelap,” kata ayam jago dari dalam. “Di luar juga. Mana paginya?” *Ku-ku-ruyuuuk!* Dan syal itu terbang.`,
  second: `“Bisa lebih pelan?” tanya {name}. “Tentu,” kata ayam jago, lalu mengisi diri cuma sampai lutut. “Ku,” katanya, “ku.” Lalu ia tampak heran. “Maaf, masih ada sisa.” *RUYUUUK!* [Karena ditahan, itu yang paling keras sejauh ini.]`,
  why: `“Di tempat asalku,” kata ayam jago, “aku berkokok, matahari naik.~+, dan~ Yang pertama dilihatnya aku. Di sini tidak ada yang naik.” Ia memandang kakinya. “Kalau aku berhenti, dalam gelap sebanyak ini, tidak ada satu pun yang melihatku.”`,
  settled: `Ayam jago mengibaskan es dari jenggernya.~+, dan~ Tidak berkokok. “Kalian melihatku,” katanya. “Kami datang untukmu,” kata {name}. “Matahari sedang tidur. Nanti bangun sendiri.” “*Tidur?*” kata ayam jago. “Dan aku *teriak-teriak*!” Pelan-pelan, supaya tidak membangunkannya, kepala itu masuk ke bawah sayap.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('gunung es', 'sebuah gunung es'),
  title: `Gunung Es`,
  sign: `Satu malam dalam setahun, gunung es tua di teluk membalikkan badan.~+, dan~ Malam itu malam ini. Yang di atas ke bawah, yang di bawah ke atas.~+,~ Bawahnya biru, kata orang. [Lalu mereka mencari sesuatu sebiru itu di dapur, dan tidak ada.] {name} baru pernah melihat atasnya, yang putih seperti semuanya.`,
  trace: `Dari jauh di depan datang bunyi rendah dan lebar. *Ooh.* Empat puluh langkah kemudian lagi. *Ooh.* “Ada yang terkejut,” kata {name}. “Banyak,” kata {pal}. “Tapi siapa bisa terkejut oleh hal sama tiap empat puluh langkah?”`,
  found: `Di air teluk yang hitam terapung gunung es, seputih gigi. Seluruh utara datang melihat: anjing laut di depan, camar di atasnya, dan rusa di belakang, karena tanduknya. Gunung es itu miring, semua bilang “ooh”.~+,~ Lalu ia tegak lagi. [“Sebentar lagi,” kata mereka, sejak jam enam.]`,
  near: `Tepat di bawah rumah terapung gunung es, seputih gigi.~,~ Sekelilingnya anjing laut berderet, dagu terangkat. Ia miring sedikit, semua bilang “ooh”.~+,~ Lalu ia tegak lagi. “Belum,” katanya. “Aku masih berpikir.”`,
  first: `“Lebih mudah kalau dihitung,” kata {name}, lalu mereka berhitung, “Satu. Dua. Tiga!” Gunung es miring.~+, dan~ Semua ikut miring, lalu ia berhenti. “Aku mulai *pada* tiga,” tanyanya, “atau *sesudah* tiga?” Itu perlu dirundingkan.~+, dan~ Ia sudah tegak lagi.`,
  second: `“Seperti berbalik di ranjang,” kata {name}, lalu berbaring di salju memberi contoh, lutut, siku, balik. Gunung es memperhatikan.~+, dan~ Minta sekali lagi. [Sesudah sebelas kali, dua telinga {name} penuh salju.] “Bagus sekali,” kata gunung es. “Tapi lutut itu apa?”`,
  why: `“Di atas aku putih, dan semua suka putih,” kata gunung es, pelan sekali. “Bawahku cuma benjol-benjol. Sekarang mereka datang.~+, dan~ Bagaimana kalau aku berbalik, lalu mereka bilang sisi yang dulu lebih bagus?” [Tidak bisa berbalik lagi, lho, katanya.]`,
  settled: `Gunung es membuang napas, miring.~+, dan~ Kali ini tidak tegak lagi. Ia berbalik, sepelan orang berbalik di ranjang. [Laut ditariknya sampai ke dagu.] Di sana bawahnya, begitu biru sampai bintang tembus. “Lagi,” kata anjing laut paling kecil.`,
};

import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'desert', IndonesianNoun> = {
  tiny: {
    noun: noun('semut perak', 'seekor semut perak'),
  },
  home: [
    `Rumah {name} di gurun terbuat dari tanah liat, pintunya biru, temboknya tebal sekali. Kalau malam, pasir di luar mendingin.~+,~ Tetapi di dapur masih hangat.`,
    `Dulu sekali rumah {name} di gurun adalah stasiun kereta. Kalau malam, makanan keluar dari loket karcis.~+, dan~ Ranjang {name} berdiri di ruang tunggu. [Ruangan itu enak untuk menunggu, kalau yang ditunggu tidur.]`,
  ],
  back: `Pasir sudah sejuk.~+, dan~ Mengalir di jari kaki {name} seperti air. Tidak ada yang bicara, dan rumah tercium lebih dulu sebelum terlihat, bau mint, kambing, dan roti. Lalu terbit bintang yang lebih rendah daripada yang lain.~+,~ Dan itu lampu dapur {name}.`,
  night: {
    dark: `Di timur naiklah pinggir biru di atas pasir. Itulah malam, dan ia berlari.~+,~ Naik satu bukit pasir, lalu bukit berikutnya. {name} menoleh.~+, dan~ Melihat sisa siang di puncak bukit, sebesar topi. [Baunya debu dan daun kering.]`,
    deep: `Bukit-bukit pasir berbaring miring, membelakangi bulan.~+, dan~ Bintang begitu banyak sampai gelap hampir tidak muat. [Satu jatuh melintasi seluruh langit tanpa bunyi.] Rendah dan pelan, pasir mengembuskan sisa siang.`,
  },
  hush: {
    one: `Kambing yang pertama berhenti. Seharian setiap kambing mengatakan pendapatnya, dengan mulut dan dengan lonceng.~+, dan~ Sekarang satu demi satu berbaring, kelonteng, kelonteng. Yang tertua suka mendapat kata terakhir.~+,~ Dan ia mendapatkannya. [Kata itu *mbek*.]`,
    two: `Berikutnya jangkrik. Sesorean mereka menjahit sesuatu yang besar, *zzik*, dan *zzik*.~+,~ Lalu sampailah mereka di sudut terakhir, dan membuat satu tusukan kecil. *Zzik.* Ada yang menggigit putus benangnya.`,
    three: `Lalu tinggal pasir. Pasir tidak pernah benar-benar selesai, sebutir berguling dan menyentuh sebutir lain.~+, dan~ Yang itu bersandar pada yang berikutnya. Sebutir tidak terdengar.~+,~ Tetapi sebukit bunyinya seperti tangan merapikan seprai. [Rata, katanya, rata, dan tidak ada kerut lagi.]`,
  },
  facts: {
    one: `“Unta menyimpan apa di punuknya?” tanya {pal}. “Air,” kata {name}, yang pernah dengar begitu. “Bukan, lemak,” kata {pal}. “Itu semacam bekal. Kalau seminggu dua minggu tidak ada makanan, unta hidup dari situ, dan punuknya jadi kempis.” [{name} meraba punggung, dan tidak ada bekal sedikit pun.]`,
    two: `“Bagaimana kumbang tinja berjalan lurus dalam gelap?” tanya {pal}. {name} tidak tahu. “Dia naik ke bolanya dan melihat ke atas,” kata {pal}, “lalu menurut Bima Sakti.” Mereka menengadah ke jalan panjang yang pucat itu. “Semua itu,” kata {name}, “supaya seekor kumbang bisa lurus.”`,
    three: `“Hangatnya pergi ke mana?” tanya {name}. “Langsung ke atas,” kata {pal}. “Awan itu selimut.~+, dan~ Di atas gurun biasanya tidak ada.” “Jadi tiap malam gurun menendang selimutnya,” kata {name}. “Aku juga.”`,
  },
  places: {
    well: {
      noun: noun('sumur tua', 'sebuah sumur tua'),
      arrive: `Di pinggir jalan ada sumur tua dengan kerekan yang mengeluh, *ngik*, di setiap putaran. Mereka minum dari cangkir kaleng berantai.~+, dan~ Dinginnya terasa sampai ke bawah. [{name} menjatuhkan satu tetes kembali, dan pada hitungan ketujuh ia bilang *plip*.]`,
    },
    bus: {
      noun: noun('bus tua', 'sebuah bus tua'),
      arrive: `Di pasir berdiri bus tua, terbenam sampai jendela, yang bertahun-tahun lalu berhenti sebentar untuk mendinginkan mesin. Cecak-cecak duduk di kursinya, menghadap ke depan semua.~+, lalu~ {name} memencet bel.~+, dan~ Di belakang seekor cecak berdiri lalu turun.`,
    },
    palms: {
      noun: noun('tiga pohon palem', 'tiga pohon palem'),
      arrive: `Tiga pohon palem mengelilingi kolam yang tidak lebih lebar daripada meja dapur. Tinggi di atas daunnya bertepuk seperti hujan. Bulan berbaring di kolam, dengan seekor katak di tengahnya. “Sudah ada orangnya,” kata katak. [Mereka minum dari pinggir.]`,
    },
    salt: {
      noun: noun('dataran garam', 'sebuah dataran garam'),
      arrive: `Lalu pasir habis.~+, dan~ Semuanya putih dan rata. Itu dasar danau, yang danaunya sudah pergi dan garamnya ditinggal.~+,~ Retak jadi ubin bersegi enam, seperti kamar mandi raksasa. {name} menjilat satu jari.~+, dan~ Rasanya seperti awal sup.`,
    },
  },
  helpers: {
    sidewinder: {
      noun: noun('ular gurun', 'seekor ular gurun'),
      trouble: `Seekor ular lewat, menyamping.~+,~ Lalu ia kembali dan lewat lagi. “Aku diundang makan malam di batu itu,” katanya. “Aku ular gurun, jalanku menyamping, jadi kalau kulihat lurus, sampainya di sebelah.~+,~ Dan mereka sudah mulai melambai.”`,
      help: `Di kiri batu itu tumbuh semak.~+, dan~ {name} menunjuknya. “Pergi ke sana,” kata {name}. [“Tapi semak tidak mengundangku.” “Sampai juga tidak,” kata {name}.] Maka ular memandang semak dengan dua mata, berangkat.~+, dan~ Hidungnya terbentur batu.`,
      gift: `“Kerincingku tahun lalu,” kata ular, mendorongnya ke depan. “Maksudku cuma halo.~+,~ Tetapi orang suka salah paham.” Rupanya seperti sisa makanan di piring. “Goyangnya dari siku,” kata ular. [“Kerasnya lebih daripada kelihatannya.”]`,
      back: `Ular gurun pulang dari makan malam[, bulat di tengah]. “Kacangnya masih sempat,” katanya. Kerincing dikembalikan, dan *tss*, katanya pelan.~+,~ Cuma halo. Lalu ular menatap sebuah batu kuat-kuat.~+, dan~ Sampai di lubang sebelahnya.`,
      comes: `Ular gurun lewat, menyamping. “Kutunjukkan cara berbaring melingkar,” katanya kepada {being}. Ia melakukannya indah sekali.~+,~ Tetapi tidak membantu sama sekali. “Yah, *aku* sih nyaman,” kata ular, lalu tinggal.`,
      bye: `Ular gurun berangkat ke sebelah kiri bulan, bilang selamat tidur, dan begitulah ia sampai ke ranjangnya.`,
    },
    camel: {
      noun: noun('unta', 'seekor unta'),
      trouble: `Seekor unta berlutut di pasir. “Aku tidak tersangkut,” katanya. “Aku berlutut hari Selasa. [Hasilnya bagus, ada yang bertepuk tangan.] Sekarang harus bangun.~+, dan~ Salah satu ujung harus duluan.” Dipandangnya ujung yang satu, lalu yang satunya. “Tadi sudah di ujung lidah, ujung yang mana.”`,
      help: `{name} ikut berlutut[, untuk mencobanya dari dalam]. Depan dulu tidak jadi apa-apa.~+,~ Maka {name} mencoba pantat dulu, belakang naik, lalu depan. “Kelihatannya konyol,” kata unta, lalu melakukannya, seperti meja diangkut ke atas. [Di situlah ia berdiri, kepalanya di antara bintang.]`,
      gift: `Dari kekangnya unta menggigit lepas jumbai merah[, tua, pudar, ada lalatnya]. “Tiga puluh tahun ia mondar-mandir di gurun ini,” katanya. “Ia masih miring ke arah orang pergi.~+,~ Jadi angkat saja, dan jangan bernapas.”`,
      back: `Unta berlutut, kedua ujungnya. “Pantat dulu,” gumamnya[, matanya terpejam]. Jumbai merah diikatkan {name} pada kekangnya.~+,~ Lalu mereka menunggu ke mana miringnya. Jumbai itu lurus ke bawah.~+,~ Jadi ke sinilah ia pergi selama ini.`,
      comes: `Unta lewat.~+, dan~ Memandang {being}[, sebelah mata demi sebelah mata]. Dari pipinya dikeluarkan rumput duri, lalu ditaruh. Ternyata tidak ada yang mau rumput duri. “Kalau begitu kukunyah sendiri,” kata unta, lalu tinggal menonton.`,
      bye: `Unta berlutut untuk tidur, ujung depan dulu, dan minta semua orang, paginya, mengingatkan soal ujung yang satu lagi.`,
    },
    weaver: {
      noun: noun('burung manyar', 'seekor burung manyar'),
      trouble: `Di pohon duri tergantung sarang sebesar tumpukan jerami, berpintu bulat seratus.~,~ Di depannya terbang burung cokelat kecil. “Kami membangunnya bersama,” katanya, “dan kamarku tidak ketemu.~+,~ Padahal aku sudah minta maaf di sebelas pintu.” [Di yang terakhir ada yang mandi.]`,
      help: `“Jangan dibuka,” kata {name}. “Ketuk saja, lalu dengarkan.” Maka ia mengetuk.~+,~ Dan “Siapa?” kata pintu pertama, “Siapa *lagi*?” kata berikutnya. Pada pintu ketiga puluh satu tidak ada jawaban. “Itu kamarmu,” kata {name}. “Kamu sedang tidak ada.”`,
      gift: `Burung manyar keluar membawa bola bulu sebesar plum. “Ranjang cadanganku,” katanya. “Kubuat kalau-kalau terpaksa tidur di luar.” Ranjang itu kecil sekali.~+,~ Cukup untuk setengah hidung. [“Kan belum kamu buka lipatannya,” kata burung.]`,
      back: `Di pintu ketiga puluh satu duduk burung manyar.~+, dan~ {name} mengembalikan ranjang cadangannya, yang sudah sebesar plum lagi. “Pas sekali,” katanya. “Tadi ada yang mengetuk, tidak menemukan pintunya, jadi menginap.” Ia masuk membawanya.~+,~ Dan sebentar kemudian ada dua dengkur kecil.`,
      comes: `Burung manyar lewat dengan sehelai jerami di paruh. “Aku bisa membangun sesuatu,” katanya. {Being} diamatinya, lalu jerami ditaruh di atasnya.~+, tetapi~ Tidak ada yang berubah. “Perlu dua ratus lagi,” kata burung manyar, lalu duduk menonton.`,
      bye: `Burung manyar bilang selamat tidur di pintunya sendiri, juga di pintu kiri dan kanannya biar pasti, dan ada yang membalas.`,
    },
  },
  objects: {
    rattle: {
      noun: noun('kerincing ular', 'sebuah kerincing ular'),
      use: `{name} mengangkat kerincing tua itu dan menggoyangnya sopan-sopan. *Tss*, katanya. “Dari siku,” kata {pal}.~+,~ Maka siku ikut.~+,~ Lalu bahu menyusul. *TCERRRR!* Bunyinya seperti semua beras di dunia dituang sekaligus. [Ia keluar, bilang halo kepada semuanya, sejauh satu kilometer.]`,
    },
    tassel: {
      noun: noun('jumbai merah', 'sehelai jumbai merah'),
      use: `{name} memegang jumbai merah tua itu di antara jempol dan telunjuk. Sesaat ia lurus ke bawah, berpikir.~+,~ Lalu seutas benang bergerak, seutas lagi, dan semuanya miring ke satu arah. “Orang lewat situ,” kata {name}, “tiga puluh tahun lamanya.” [Tinggal ikut miring, dan pergi.]`,
    },
    nest: {
      noun: noun('ranjang cadangan burung manyar', 'sebuah ranjang cadangan'),
      use: `Ranjang cadangan burung manyar rupanya cuma sebesar plum. {name} menarik jerami yang tepat, dan ia membuka.~+,~ Lagi, dan lagi, sampai jadi mangkuk bulu yang dalam. Yang kecil dan kedinginan masuk.~+,~ Lalu berputar dan pas. [Gemetarnya masih sebentar, lalu lupa.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini tebing merah melintang di jalan, dengan satu celah selebar orang.~+, dan~ Jalan masuk ke situ, ke dalam gelap. {name} memasukkan satu lengan.~+, dan~ Lengan itu hilang sampai bahu. [“Masih ada?” tanya {pal}. “Kurasa,” kata {name}, menggerakkan yang mungkin jempol.]`,
        after: `Dinding di dalamnya bergambar sapi, jerapah, dan orang berenang. Rendah di bawah ada cap tangan, tidak lebih besar daripada tangan anak-anak.~+, dan~ {name} menaruh tangan di atasnya. Pas. Di sisi sana batu itu ada bintang.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini batu datar berdiri seperti meja.~+, dan~ Jalannya terus di atas.~+,~ Tetapi angin sudah menggosok sisinya selicin kendi.~+,~ Jadi {name} berlari ke situ dan meluncur turun lagi dengan mulut penuh pasir. [“Ini perlu gagang,” kata {pal}.]`,
        after: `Puncak batu itu masih hangat, seperti piring yang baru dipakai makan.~,~ Di tengahnya berbaring kadal dengan semua kaki di atas. “Boleh lewat,” kata kadal, “asal hangatnya jangan dibiarkan keluar.”`,
      },
    },
    call: {
      one: {
        meet: `Di sini jalan ditutup palang[, dan kiri kanannya duri]. PANGGIL KAMBING GUNUNG, kata papannya.~+, dan~ Di sanalah ia, tidur, jauh di atas tebing, membelakangi mereka. “Halo, tolong!” seru mereka.~+,~ Tetapi ia tidur terus ke arah sana.`,
        after: `“Datang!” seru kambing gunung. [*Datang, datang*, kata tebing.] Ia turun dengan bunyi laci penuh garpu. “Berapa orang?” “Dua,” kata {name}. *Dua, dua*, kata tebing. “Dua, dua, dan dua,” kata kambing gunung, yang pandai berhitung. Palang diangkat sampai keenamnya lewat.`,
      },
    },
    soft: {
      one: {
        meet: `Di sini papan melintang di atas parit.~+, dan~ Di tengahnya berdiri anak kambing, gemetar, sampai papannya ikut gemetar. “Hangatku hilang,” katanya. “Waktu makan siang masih ada. Aku berdiri di tempat terakhirnya, supaya ia bisa menemukanku.”`,
        after: `“Ini dia!” kata anak kambing. “Ternyata di dalam. Di situ belum pernah kucari.” Ia berlari lewat papan untuk memberi tahu ibunya, yang sedang mencari anak kambing.~+, dan~ Papan itu diam, membiarkan mereka lewat.`,
      },
    },
    way: {
      one: {
        meet: `Di sini bukit pasir mulai, empat puluh, mirip seperti empat puluh roti. Di antara setiap dua ada jalan.~+, dan~ Semua jalan kelihatan benar. Di satu jalan masih ada beberapa jejak.~+,~ Tetapi angin menyusul di belakangnya dengan lap. [“Kamu lihat yang mana?” kata {name}, dan semua sudah bersih.]`,
        after: `Jalan itu memutari bahu satu bukit dan kaki bukit lain.~+,~ Lalu di bawah atap empat tongkat berdirilah sebuah kendi air dan cangkir. [Mereka minum secangkir seorang, dan membalik cangkirnya lagi.] Dari situ gampang.~+, karena~ Tidak ada yang menaruh air di jalan yang salah.`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('angin puyuh kecil', 'sebuah angin puyuh kecil'),
  title: `Angin Puyuh Kecil`,
  sign: `*Wurr-wurr-klang.* Ada yang masuk dari gurun, memutari rumah.~+, dan~ Membunyikan setiap panci di jemuran. Ternyata angin puyuh kecil, yang mestinya tidur bersama matahari.~+,~ Tetapi yang ini belum, jadi tidak ada yang bisa tidur. [Kambing-kambing mencoba mengikutinya dengan mata, dan sekarang duduk dengan kaki bersilang.]`,
  trace: `Di pasir tergeletak jepitan jemuran, lalu satu lagi.~+, dan~ Dari jepitan ke jepitan ada yang menarik garis.~,~ Garisnya melingkar-lingkar: *eeeeeeee*. “Ada yang belajar menulis,” kata {name}. “Tapi cuma satu huruf,” kata {pal}. [Lama mereka mengikutinya, dan ia tidak sampai ke *f*.]`,
  found: `Di pasir gurun yang kosong berputarlah angin puyuh kecil, setinggi pintu, terbuat dari debu.~+, dan~ Di dalamnya ikut berputar sebuah sendok dan sarung bantal orang. “Selamat malam selamat malam selamat malam,” katanya, setiap kali depannya lewat. [“Mau bersalaman, tapi nanti terbawa.”]`,
  near: `Dari sudut rumah datang angin puyuh kecil dari debu, memakai cucian.~+,~ Kemeja di depan dan sarung bantal di belakang. “Selamat malam,” katanya sambil lewat. [Ia memutari rumah.] “Selamat malam,” katanya lagi, datang dari sisi lain.`,
  first: `Angin puyuh tidak berhenti untuk diajak bicara.~+,~ Jadi {name} ikut berlari berputar. [Mereka mau bertanya, cuma tidak sempat.] Sesudah sembilan putaran {name} harus berhenti. “Kamu berhenti!” kata angin puyuh. “Rasanya bagaimana?” “Belum tahu,” kata {name} dari pasir, “semuanya masih berputar.”`,
  second: `Sarung bantal angin puyuh lewat.~+, dan~ {name} memegangnya seperti memegang tangan. {pal} memegang {name}.~, dan~ Sarung bantal itu kuat.~+,~ Jadi semuanya ikut berputar. “Aku sedang berhenti?” tanya angin puyuh. “Tidak juga,” seru {name}. “Kami yang mulai.” Lalu mereka melepaskannya.`,
  why: `“Waktu matahari pergi, angin puyuh lain berbaring,” kata yang kecil itu. “Aku pergi melihat.~+, dan~ Cuma ada sedikit debu. Kubilang selamat tidur, tidak ada yang menjawab. Kalau aku berhenti, tidak ada siapa-siapa di situ, dan tidak ada yang tahu namaku.”`,
  settled: `Angin puyuh kecil mendekat dan bersandar. “Kamu *berhenti* juga?” tanyanya. “Tiap malam,” kata {name}. “Ada yang bilang selamat tidur, dan paginya tetap aku. Selamat tidur, angin puyuh.” Maka ia melambat, menaruh semua bawaannya.~+,~ Lalu berbaring di sekeliling kaki {name}, setiap butirnya.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('sungai', 'sebatang sungai'),
  title: `Sungai`,
  sign: `Lewat depan rumah, menembus gurun, ada sungai yang tidak ada sungainya.~+,~ Cuma tepi sini, tepi sana, dan pasir di tengah. Tetapi satu malam dalam setahun sungai itu datang.~+, dan~ Malam itu malam ini. [Yang pertama datang baunya, kata orang yang pernah di sana.] {name} baru pernah melihat pasirnya.`,
  trace: `Di pasir kering ada alur selurus penggaris, dengan jejak kaki di dua sisinya. “Itu bajak,” kata {pal}. “Itu perahu,” kata {name}, “ada yang menariknya.” [Mereka memandang semua pasir itu.] “Di atas pasir?” kata {pal}. “Kalau begitu dia tahu sesuatu.”`,
  found: `Di tepi sungai kering di gurun duduk kambing, katak, dan seorang bapak di dalam perahu. Semua memandang kelokan terakhir.~+,~ Maka {name} pergi mengintip ke balik kelokan itu. Di situlah sungai, setipis pita, berhenti, ujung depannya gemetar. [“Banyak orangnya?” tanyanya.]`,
  near: `Dekat gerbang berbaring sesuatu yang basah, yaitu ujung depan sungai, setipis pita. Ia sudah datang sejauh itu.~+,~ Lalu berhenti.~, dan~ Katak-katak duduk di tembok, menunggu. [Satu memakai daun.] Sungai mengeluarkan setetes, lalu menariknya kembali.`,
  first: `“Mereka semua menunggumu,” kata {name}, lalu berseru[, seperti di pasar malam], “Ini dia sungainya!” Semua katak bertepuk. Sungai menoleh, siapa yang datang. “Mana?” tanyanya sambil memberi tempat. “Besar?”`,
  second: `“Dari sini turun terus,” kata {name} kepada sungai. “Tinggal menggelinding.” Untuk memberi contoh, {name} menggelindingkan kerikil.~+, dan~ Kerikil itu berjalan tiga langkah, lalu berhenti, dipandangi semua orang. “Lihat?” kata sungai. “Aku juga persis begitu.”`,
  why: `“Waktu berangkat aku besar,” kata sungai, “sampai mendorong pohon. Tapi jalannya jauh.~+, dan~ Pasir minta dengan sopan sekali. Yang kalian lihat ini sisanya. Mereka ingat aku lebih besar, jadi kalau aku sampai, dan mereka cuma bilang, wah, ada yang tumpah?”`,
  settled: `Sungai menarik napas.~+,~ Lalu maju. Lebarnya tidak lebih daripada tangan.~+, dan~ Ia mengisi satu jejak kaki {name}, lalu jejak berikutnya. [Baunya hujan dan daun dari jauh.] Seekor katak mencelupkan satu kaki dan memejamkan mata. “Oh,” katanya, “basahnya sampai ke *bawah*.” Dan sungai jadi sedikit lebih lebar.<toddler: |[ Entah di mana, sebuah perahu terangkat setebal sendok.]>`,
};

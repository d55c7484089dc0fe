import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { noun, type IndonesianNoun } from '../noun.ts';

export const setting: FirstSetting<'underwater', IndonesianNoun> = {
  tiny: {
    noun: noun('kepiting kecil', 'seekor kepiting kecil'),
  },
  home: [
    `Rumah {name} dari kaca.~+, dan~ Berdiri di dasar laut, tempat orang bisa bernapas seenak di ranjang. Kalau malam ikan-ikan melongok, melihat makan malamnya apa.`,
    `{name} tinggal di rumah bulat di dasar laut, laut yang airnya bisa dihirup. Kalau malam lampu dapur dinyalakan.~+, dan~ Sup harus dipegangi.`,
  ],
  back: `Mereka pulang lewat dasar laut dengan langkah panjang dan pelan. Pasir mengambil setiap kaki.~+,~ Lalu mengembalikannya. Jauh di depan bersinar sesuatu yang bulat kuning seperti telur ceplok.~+,~ Dan itu rumah {name}.`,
  night: {
    dark: `Sekarang cahaya naik. Di laut begitulah malam datang, cahaya naik dan naik, sampai tinggal uang perak di atas. Di bawah jadi biru.~+,~ Lalu biru tua.~+,~ Dan sesudah itu tidak ada katanya.`,
    deep: `Laut bernapas dalam tidurnya. Keluar jauh, masuk jauh.~+, dan~ Ganggang ikut bersandar, ke sini, ke sana. [Kepiting pun sudah meletakkan bawaannya.]`,
  },
  hush: {
    one: `Udang pengetik yang pertama berhenti. Seharian mereka mengetik seperti gorengan. Sekarang tinggal sepuluh ketik, lalu tiga.~+,~ Lalu satu, yang terlambat dan minta maaf.`,
    two: `Berikutnya gelembung, blub, dan blub.~+,~ Tidak ada yang dengar habisnya di mana. Di pasir sebuah kerang sesorean berguling ke sana ke sini. Sekarang ia berguling ke sana.~+, dan~ Tidak ke sini.`,
    three: `Di bawah semuanya ada laut, yang tidak pernah berhenti.~+,~ Tetapi bisa rendah sekali. Ia mengucapkan satu kata, isinya cuma *sss*, jauh di luar, dekat di sini.~+, dan~ Setiap kali sedikit berkurang.`,
  },
  facts: {
    one: `“Tahu siapa yang membuat pasir?” tanya {pal}. “Ombak?” “Sebagian. Tapi banyak juga buatan ikan kakatua, yang menggigit karang.~+,~ Menggilingnya, lalu mengeluarkannya jadi pasir.” {name} mengangkat satu kaki. “Jadi pantai ini…” “Iya,” kata {pal}, “makan siang orang.”`,
    two: `Mereka bertemu gurita sewarna batu.~+,~ Lalu sewarna ganggang. “Caranya bagaimana?” tanya {name}. “Ada kantong warna kecil di kulitnya,” kata {pal}, “ribuan, dibuka dan ditutup. Jantungnya juga tiga.” “Tiga!” kata {name}.~+, dan~ Gurita itu, karena dibicarakan, jadi merah jambu.`,
    three: `Ada yang panjang dan rendah lewat di air, juga lewat di tulang rusuk mereka. “Paus,” kata {pal}. “Bisa jadi seratus kilometer dari sini. Air membawa lagu jauh lebih jauh daripada udara.~+, dan~ Empat kali lebih cepat.” {name} menaruh tangan di tempat lagu itu lewat.`,
  },
  places: {
    kelp: {
      noun: noun('hutan ganggang', 'sebuah hutan ganggang'),
      arrive: `Mereka masuk hutan ganggang.~,~ Ganggangnya naik dan naik.~+, dan~ Semuanya miring ke satu arah, berpikir, lalu miring ke arah lain. Di situ orang tidak bisa berjalan tanpa ikut miring.`,
    },
    steps: {
      noun: noun('tangga karang', 'sebuah tangga karang'),
      arrive: `Karangnya turun bertangga, merah jambu, jingga, dan satu yang warnanya cuma bisa disebut jempol. Di setiap anak tangga ada yang tinggal.~, dan~ Pintu-pintu kecil terbuka, mata bertangkai melongok.~+,~ Lalu pintu-pintu itu tutup.`,
    },
    wreck: {
      noun: noun('kapal karam', 'sebuah kapal karam'),
      arrive: `Di situ berbaring kapal tua, miring, tiangnya di pasir, seratus tahun seperti tidur. Anemon tumbuh di seluruh badannya.~+, dan~ Di setiap jendela tergantung ikan, seperti tirai.`,
    },
    plain: {
      noun: noun('pasir putih', 'pasir putih'),
      arrive: `Lalu yang ada cuma pasir, putih, lebar, disisir air. Belum ada yang menginjaknya.~+, dan~ Waktu menoleh, yang kelihatan cuma langkah mereka sendiri, menyusul berpasang-pasang.`,
    },
  },
  helpers: {
    crab: {
      noun: noun('umang-umang', 'seekor umang-umang'),
      trouble: `“Berbalik, tolong,” kata sebuah suara. “Aku belum berpakaian.” Mereka berbalik. Itu umang-umang yang badannya bertambah.~+, sampai~ Cangkangnya kekecilan. “Aku keluar, dan gantinya tidak ada,” katanya, “dan anginnya terasa.”`,
      help: `{name} mengeluarkan isi dua saku, membelakangi, tanpa melihat, sebuah kancing, gabus, dan cangkir boneka. “Terlalu rata,” kata umang-umang. “Terlalu gabus. Oh. Yang ini bergagang.” Lalu terdengar garukan, dan plop. “Boleh lihat.”`,
      gift: `“Yang lama harus kalian bawa,” kata umang-umang. “Itu punya nenekku.” Panjangnya setangan.~+, dan~ Dalamnya merah jambu seperti mulut kucing. “Kalau ujung kecilnya ditiup, terdengar sampai laut sebelah.”`,
      back: `Umang-umang memegang gagang pintunya.~,~ Cangkang neneknya dikembalikan.~+, dan~ Ia mendengarkannya. “Nenek masih di dalam,” katanya. “Bilang apa?” tanya {name}. “Sup.” Maka cangkang itu dibawa tidur, supaya sarapan terjamin.`,
      comes: `Datanglah umang-umang. “Menurut pengalamanku,” katanya kepada {being}, “itu cangkangnya. Kekecilan.” Ia menawarkan tutup botol, topi terbaiknya.~+, tetapi~ Tutup itu tergelincir.~+,~ Jadi dipakainya sendiri, lalu ia duduk menunggu.`,
      bye: `Umang-umang bilang selamat tidur di pintu depannya, membersihkan semua kakinya, satu demi satu, lalu masuk ke dirinya.`,
    },
    seahorse: {
      noun: noun('kuda laut', 'seekor kuda laut'),
      trouble: `Kuda laut bergantung pada tangkai dengan ekornya, mata terpejam. “Masih bergerak?” tanyanya. “Apanya?” “Semuanya,” kata kuda laut. “Aku cuma mau menyeberang ke kakakku.~+,~ Tapi setiap kulepas, air menaruhku di tempat lain.”`,
      help: `{name} membengkokkan satu kelingking. “Pegang ini,” kata {name}, “ia pergi ke mana aku pergi.” Kuda laut melilitkan ekornya dua kali.~+, dan~ Rasanya seperti cincin yang sedang berpikir. Mereka menyeberang begitu pelan, sampai tidak ada isinya yang tumpah.`,
      gift: `Di situ tergantung kakaknya.~+, dan~ Keduanya saling membungkuk tiga kali. “Ambil pita kami,” kata mereka, lalu membukanya, ganggang perak setinggi rumah. “Malam-malam kami berpegangan padanya. Sekarang kami sudah berdua.”`,
      back: `Dua kuda laut bergantung, ekor dalam ekor.~, dan~ {name} melilitkan pita perak pada keduanya.~+,~ Lalu membuat simpul. “Masih bergerak?” tanya yang pertama, mata terpejam. “Semuanya,” kata {name}. “Yah,” kata kuda laut, “biarkan.”`,
      comes: `Seekor kuda laut lewat, dari tangkai ke tangkai. “Kuncinya berpegangan,” katanya, lalu memberikan tangkainya kepada {being}.~+,~ Jadi air membawanya. “Oh,” katanya, lewat mundur. {name} mengulurkan jari.~+, dan~ Ia tinggal di situ.`,
      bye: `Kuda laut memegang tangkai dan membungkuk, lalu membungkuk lagi, dan bungkukan kedua itu sekalian tertidurnya.`,
    },
    octopus: {
      noun: noun('gurita', 'seekor gurita'),
      trouble: `Gurita mengikat pita, dirinya di dalam.~+, dan~ Tidak bisa keluar. “Aku membungkus kado,” katanya. “Dengan delapan lengan, hitungannya hilang. Ini punyaku?” “Kurasa itu ganggang,” kata {name}. “Yang ini?” “Itu kakiku,” kata gurita sendiri.`,
      help: `“Jangan ditarik,” kata {name}, “digelitik.” Lengan pertama digelitik.~+, dan~ Ia lepas.~+,~ Lalu yang ketiga, yang kelima, dan satu yang tidak ada pemiliknya. Pada yang ketujuh gurita tertawa sampai berbintik.~+,~ Lalu belang.`,
      gift: `Di dalam pita itu kadonya[, agak gepeng], selimut dari layar tua, dijahit delapan lengan sekaligus. “Itu untuk yang melepaskanku,” kata gurita. “Lipatannya sekecil roti isi.~+, dan~ Hangatnya untuk berempat.”`,
      back: `Gurita tertidur di atas bungkusannya.~+, lalu~ Selimut itu ditutupkan padanya, sehangat empat.~+, dan~ Empat lengan masih di luar. “Buka satu lipatan lagi,” kata {pal}.~+,~ Maka dibuka.~+,~ Lalu hangatnya delapan.`,
      comes: `Datanglah gurita dengan bantal di setiap lengan, jadi delapan. “Sukanya keras atau empuk?” tanyanya. Kedelapannya dicoba.~+,~ Tetapi susahnya bukan susah bantal.~+,~ Maka gurita mendudukinya semua.`,
      bye: `Gurita melambai dengan satu lengan dan menyelimuti diri dengan tujuh lainnya.`,
    },
  },
  objects: {
    shell: {
      noun: noun('cangkang tua', 'sebuah cangkang tua'),
      use: `“Ujung yang kecil,” kata {pal}, maka {name} membalik cangkang tua.~+,~ Lalu meniup. Mula-mula gelembung, lalu satu nada panjang yang bulat, semerah jambu cangkangnya. Ia keluar melingkar, makin besar.~+,~ Dan siapa pun yang tersentuh bilang, “Sup?”`,
    },
    ribbon: {
      noun: noun('pita perak', 'sehelai pita perak'),
      use: `“Pitanya,” kata {name}. Pita itu mau melayang.~+,~ Jadi dibiarkan melayang, naik dan naik, perak semua, sampai ujungnya terbaring di tempat yang tidak tergapai.~+,~ Lalu mereka memanjatnya.~+,~ Hampir tidak lebih berat daripada mimpi.`,
    },
    quilt: {
      noun: noun('selimut layar', 'sehelai selimut layar'),
      use: `{name} membuka lipatan selimut, dan membuka, dan terus membuka. Yang tadinya sekecil roti isi sekarang sebesar ranjang. Yang kecil dan kedinginan dililit dua kali.~+,~ Lalu pinggirnya diselipkan. [Dulu ia layar, masih ingat cara menampung yang hangat banyak-banyak.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Di sini satu-satunya jalan lewat gua.~+, dan~ Birunya tidak ada sama sekali. {name} memasukkan satu lengan.~+, dan~ Habislah lengan itu. “Masih terpasang,” kata {name}. “Terasa adanya.”`,
        after: `Maka mereka lewat.~+, dan~ Melihat yang tidak dilihat siapa pun. Gua itu merah dari ujung ke ujung, semerah gedung bioskop.~+,~ Dan tidak ada yang tahu, karena belum pernah ada yang membawa cahaya.`,
      },
    },
    reach: {
      one: {
        meet: `Di sini berdiri tembok batu.~+, dan~ Jalannya terus di atas. Mereka berenang naik.~+,~ Lalu, karena orang berjalan, turun lagi. Tembok itu licin. Ada limpet menempel di situ, tetapi kata mereka, mereka bukan anak tangga.`,
        after: `Di atas tembok ada tepian seperti ambang jendela.~+, dan~ Mereka duduk di situ, kaki berjuntai ke dalam biru. Di bawah, ikan lewat seperti burung. [“Kukira atas itu di sebelah sana,” kata {pal}.]`,
      },
    },
    call: {
      one: {
        meet: `Yang menyeberangkan orang di celah biru yang dalam adalah pari.~+,~ Tetapi pari itu jauh di luar, berputar pelan dalam tidurnya. Mereka melambai.~+,~ Tetapi di laut, lambaian tidak begitu kelihatan.`,
        after: `Pari itu datang meluncur.~+,~ Lalu berbaring di kaki mereka. “Silakan naik, awas pinggirnya,” katanya. Mereka duduk di punggungnya, yang naik di pinggir dan turun di pinggir.~+, dan~ Begitulah mereka diseberangkan.`,
      },
    },
    soft: {
      one: {
        meet: `Di gerbang karang, anjing laut kecil sekali berpegangan, gemetar. “Aku menunggu ibuku,” katanya. “Kata Ibu, pegang ini.~+, dan~ Kalau kulepas, aku menangis.” Laut itu dingin untuk tempat menunggu.`,
        after: `“Nah,” kata anjing laut kecil, “kulepas, dan tidak menangis.” Gerbang itu, tanpa ada yang memegang, terbuka. Tepat saat itu datang anjing laut besar, cepat sekali, terbalik, memanggil sebuah nama.~+, dan~ Namanya benar.`,
      },
    },
    way: {
      one: {
        meet: `Di sini karang pecah jadi lorong-lorong, kiri, kanan, dan satu yang turun lurus. Semuanya mirip, dan di semuanya tergantung ikan belang yang sama. “Arus yang tahu,” kata {pal}, “tapi tidak bilang.”`,
        after: `Yang benar lorong ketiga, yang sempit dan berbelok. Sesudah belokan ada belokan.~+,~ Lalu seluruh laut terbuka di depan. [“Oh, *ke situ* tembusnya,” kata ikan belang dari belakang.]`,
      },
    },
  },
};

export const restless: SeenTelling<IndonesianNoun> = {
  noun: noun('paus muda', 'seekor paus muda'),
  title: `Paus Muda`,
  sign: `Cangkir bergoyang di kaitnya. Buuum, bunyinya, entah di mana di laut.~+,~ Lalu gelembung berhamburan, lalu lagi, buuum. Ada yang besar sekali berbalik di ranjang.~+,~ Lalu berbalik lagi. [Di sepanjang karang pintu-pintu kecil terbuka.]`,
  trace: `Di pasir dasar laut ada lekukan bulat dan halus, sepanjang jalan raya. “Itu ranjang,” kata {pal}. “Ini lagi, itu lagi.” “Ada yang ukurannya besar,” kata {name}, “dan tidak suka satu pun.”`,
  found: `Di laut terbuka ada paus muda, tidak lebih panjang daripada jalan raya.~, dan~ Ia berbaring ke kiri, ke kanan.~+,~ Lalu di atas kepalanya, buuum. “Oh, halo,” katanya, terbalik. “Tolong bilang ini sudah pagi.”`,
  near: `Di laut datang bayangan, yaitu paus muda, yang berbaring di depan rumah. Ia berbalik ke kiri, buuum.~+,~ Lalu ke kanan, buuum, dan setiap jendela penuh paus. “Halo,” katanya dengan satu mata di kaca. “Tolong bilang sudah pagi.”`,
  first: `“Coba hitung sesuatu,” kata {name}.~+,~ Maka paus muda menghitung udang. “Satu. Dua. Tiga. Empaaat.” Ia berhenti. “Yang terakhir itu kuucapkan agak lebar,” katanya. “Sekarang udangnya tidak ada.” Dan ia masih sama meleknya.`,
  second: `“Dia perlu selimut,” kata {pal}.~+,~ Maka paus muda diselimuti ganggang, dua dekap penuh. Ganggang itu menutup satu mata. “Enak, di mata,” kata paus. “Sisanya kapan datang?” Lalu ia berbalik, buuum.~+, dan~ Selimutnya pindah ke {pal}.`,
  why: `“Ini malam pertamaku di tempat sendiri,” kata paus muda. “Biasanya aku tidur di samping ibuku.~+, dan~ Kalau berbalik, di situ Ibu. Di sini aku berbalik kiri, kanan, mencari benturan. Kalau aku diam, tidak ada siapa-siapa sama sekali.”`,
  settled: `Paus muda berbalik sekali lagi, pelan.~+, dan~ Membentur {name}. “Jadi ada orang,” katanya. “Orang yang kecil sekali.” “Tapi tidak pergi,” kata {name}. Paus itu diam, memejamkan satu mata sebesar piring.~+, dan~ Di sepanjang karang pintu-pintu kecil tutup.`,
};

export const wonder: SeenTelling<IndonesianNoun> = {
  noun: noun('pohon mutiara', 'sebatang pohon mutiara'),
  title: `Pohon Mutiara`,
  sign: `Di dasar laut berdiri pohon mutiara, kelabu seperti ranting. Satu malam dalam setahun ia menyala.~+, dan~ Malam itu malam ini. “Rupanya bagaimana?” tanya {name} kepada para kepiting. Mereka meletakkan capit dan berpikir. “Yah,” kata mereka.`,
  trace: `Sebuah papan berdiri di pasir dasar laut. JANGAN BERSANDAR, katanya. Mereka melihat sekeliling.~+,~ Dan tidak ada yang bisa disandari. “Aku tidak mau, kok,” kata {pal}.~, dan~ Di depan ada papan kedua, SEDIKIT PUN. “Maksudnya yang besar,” kata {name}.`,
  found: `Di dasar laut berdiri pohon mutiara.~+, dan~ Di setiap ranting kelabunya duduk tiram, tertutup rapat. Sekelilingnya menunggu udang, lalu anjing laut, lalu paus yang sudah berjanji tidak bersandar. Tidak satu cangkang pun membuka.`,
  near: `Di luar, di dasar laut, berdiri pohon mutiara, datang bersama pasang. Di setiap rantingnya duduk tiram, tertutup rapat.~+, dan~ Di belakangnya paus yang sudah berjanji. “Belum,” kata empat puluh suara kecil.`,
  first: `{name} mengetuk tiram terendah pohon mutiara. “Tidak ada orang,” kata suara kecil. “Lalu itu siapa?” tanya {name}. Sepohon memikirkannya. “Sebelah,” kata tiram.~+,~ Maka {name} mengetuk sebelah.~+, dan~ Sebelah menyuruh coba lantai atas.`,
  second: `“Kalau tertawa, pasti membuka,” kata {pal}. “Laut bilang apa kepada pasir?” “Apa?” tanya empat puluh suara dari pohon mutiara. “Permisi, numpang lewat. Permisi, lewat lagi,” kata {pal}.~, dan~ Semua ranting bergoyang, gelembung naik.~+,~ Tetapi tiram bisa tertawa dengan mulut tertutup.`,
  why: `“Di dalam cangkang gelap,” kata pohon mutiara, empat puluh suara. “Setahun kami membuat mutiara, tidak pernah melihat. Modalnya cuma sebutir pasir.~+, dan~ Sekarang semua datang, sampai paus. Kalau dibuka, dan masih pasir juga?”`,
  settled: `Cangkang yang paling bawah membuka, klik, selebar kedipan.~+,~ Lalu keluarlah cahaya, bulat dan putih. “Ini bukan pasir,” kata {name}. Klik, klik, sampai ke puncak, seperti lampu kota mulai menyala. Paus pun menahan napas.`,
};

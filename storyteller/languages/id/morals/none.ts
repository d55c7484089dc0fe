import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'none'> = {
  bet: {
    plant: `<toddler: “Tangan mana?” tanya {name}, mengulurkan dua-duanya, tertutup. Itu permainan dengan kancing, yang satu menyembunyikan, yang lain mencari. “Itu,” tebak {pal}. Tangan itu terbuka, kosong. Kancingnya di tangan satunya. “Lagi,” kata {pal}.|“Taruhan kancing, pasti sup,” kata {pal} waktu makan malam tadi, dan memang sup. Jadi sekarang kancingnya di {pal}, satu-satunya yang mereka punya. “Taruhan, nanti kurebut,” kata {name}. “Taruhannya apa?” tanya {pal}. “Kancing itu,” kata {name}.>`,
    turn: {
      restless: `<toddler: Tetapi di tangan {name} ada kancing itu. Maka {name} mendekat ke {being}, mengulurkan dua tangan tertutup. “Mana?” {Being} melihat yang satu, kosong. “Hilang,” kata {being}. Lalu {name} membuka satunya, dan di situ kancing. “Tidak kelihatan, tapi ada. Aku seperti kancing ini. Kamu boleh berhenti, dan aku masih ada.”|“Taruhan kancing, sekarang kamu pulang,” kata {pal}. “Taruhan tidak,” kata {name}, lalu mendekat ke {being}. “Kapan pun kamu lihat, aku di sini.” “Sampai kapan?” tanya {pal}. “Sampai tidak ada yang lihat,” kata {name}. “Tidak bisa pergi, kancingnya cuma satu.” Dan {name} memandang {being}, dan ada.>`,
      wonder: `<toddler: Tetapi {pal} sedang mengulurkan dua tangan tertutup. “Mana?” {name} memilih yang satu, lalu satunya, dan di situ kancing. “Oh!” kata {name}, sesenang biasanya. Lalu {name} mendekat ke {being} dan menunjukkannya. “Cuma kecil, bolongnya dua. Tapi setiap kali lihat, kami bilang *oh*. Sekarang giliranmu, dan kami bilang *oh*.”|“Taruhan kancing,” kata {name} kepada {pal}, “itu pas cukup.” “Kamu belum lihat,” kata {pal}. “Belum, tapi aku tahu mauku berapa.” Lalu {name} mendekat ke {being}, mengangkat kancing. “Segini. Kecil, dan tengahnya kebanyakan bolong. Aku bertaruh untukmu, apa adanya.”>`,
    },
    bed: `<toddler: “Tangan mana?” kata {name} di ranjang. Di atas selimut ada dua tangan tertutup. Lama {pal} memikirkannya, dengan mata terpejam. “Itu,” kata {pal}. Benar, dan kancing di dalamnya hangat. “Besok lagi,” kata {name}.|“Taruhan kancing,” kata {pal}, “aku tidur duluan.” {name} memikirkannya. “Kalau begitu kamu tidak bisa mengambilnya.” Maka kancing itu ditaruh di tengah, satu jari dari tiap sisi. Di situ ia jadi hangat, dan belum ada yang menang.>`,
  },
  potato: {
    plant: `“Apa yang punya leher tanpa kepala?” tanya {pal}, yang suka teka-teki. “Kentang,” kata {name}. “Bukan, botol.” Jawaban {name} selalu itu.~+, dan~ Belum pernah benar. “Suatu hari jawabnya kentang,” kata {name}, “dan aku siap.”`,
    turn: {
      restless: `“Apa yang pergi tidur,” tanya {pal}, “dan tidak menoleh?” “Pasti kentang,” kata {name}. “Bukan, aku.” Lebih dekat lagi {name} ke {being}. “Lalu apa yang di sini, memandangmu, dan tinggal?” “Kentang kedua,” kata {pal}. “Bukan, aku lagi, besok juga.” {name} tinggal di situ, memandang.~+,~ Dan itulah jawabnya.`,
      wonder: `“Belum ada yang lihat, dan untuk itu aku mau begadang,” kata {name}. “Apa itu?” “Kentang,” kata {pal}. “Hampir,” kata {name}, lalu mendekat ke {being}. “Besarnya kentang baru ketahuan kalau dicabut.~+, dan~ Belum pernah ada yang kukembalikan. Malam ini kamu.” {name} menunggu, tangan terbuka, seperti orang yang suka kentang.`,
    },
    bed: `“Satu lagi,” kata {pal} dalam gelap. “Apa yang bermata, berbaring dalam gelap, dan tidak melihat?” Lama {name} memikirkannya dengan mata terpejam. “Kalau begitu aku,” kata {name}. Sesaat sunyi. “Kentang,” kata {pal}.`,
  },
};

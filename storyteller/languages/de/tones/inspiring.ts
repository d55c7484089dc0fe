import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'inspiring'> = {
  open: [
    `Am Bettpfosten waren Bleistiftstriche, einer für jedes Messen.~+, und~ Der unterste ging {name} gerade noch bis ans Knie. [»War ich so klein?« »Warst du.«] »Das habe ich gar nicht gemerkt«, sagte {name}. »Das merkt keiner«, hieß es. »Man wächst im Liegen.«`,
    `Seit Montag schnitt {name} Papiersterne aus. Der erste hatte drei Zacken, der nächste neun.~+, und~ Der von heute hatte fünf. »Hast du dich nicht geärgert?« {»Nein«, sagte {name}. »Die haben mir gezeigt, wo die Mitte ist.«|»Nein«, sagte {name}, »die haben mir gezeigt, wo die Mitte ist.«} So blieben alle drei.`,
    `Ein Knopf am Schlafanzug war grün.~+, und~ Die anderen waren weiß. »Wer hat den grünen angenäht?«, fragte jemand. »Ich«, sagte {name}. Es hatte einen ganzen Sonntag gedauert. Die weißen gingen oft ab.~, aber~ Der grüne nie.`,
  ],
  outside: `»Und wenn es zu schwer für uns ist?«, fragte {pal}<toddler: |, drei Schritte weit draußen>.~, und~ {name} machte den strammen obersten Knopf zu, für den es sonst immer die Großen brauchte. Beim dritten Schubs rutschte er durch.~+, und~ Sie sahen ihn beide an. »Das konnte ich letzte Woche auch nicht.«`,
  rest: `Neben {name} und {pal} lief {tiny}, ungefähr einen Ärmel in der Stunde. »Da kommt {tiny.er} nie an«, sagte {pal}.~+, und~ Sie machten gute Pause. Als sie vorbei war, war der Ärmel längst geschafft. »Hm«, sagte {pal} und sagte nichts mehr von nie.`,
  doorstep: `Die Schuhe wurden ausgezogen. »<toddler: Die haben mit uns ausgehalten|Die sind den ganzen Weg gegangen>«, sagte {pal}, »und sehen kein bisschen stolz aus.« Sie sahen aus wie Schuhe, ein Senkel offen. »Daran erkennt man es«, sagte {name} und stellte sie nebeneinander.`,
  close: [
    `Am Bettpfosten war noch Platz für einen Strich.~+, und~ Der kam morgen früh daran. Das Wachsen wurde jetzt erledigt, im Liegen, und {name}, beide Augen zu, merkte nichts davon.`,
    `Über dem Bett hingen an einem Faden die Papiersterne, der mit drei, der mit neun, der mit fünf Zacken. Im Dunkeln drehten sie sich.~+, und~ Vom Kissen aus waren es alles Sterne.`,
    `Irgendwo in der Decke war schon wieder ein weißer Knopf abgegangen. Der grüne hielt die zwei warmen Seiten zusammen.~+, und~ Der Sonntag hielt bis zum Morgen.`,
  ],
  links: [
    `{name} setzte einen Fuß nach vorn und dann den anderen, und mehr ist Gehen nicht.`,
    `{name} und {pal} waren nun weiter, als einer allein je gekommen war.`,
    `{name} sah sich um, und wo sie losgegangen waren, war alles klein wie ein Knopf.`,
    `»Es ist zu weit«, sagte {pal} und sagte es ein gutes Stück später noch einmal.`,
    `Was wie das Ende ausgesehen hatte, war die Mitte, und so machten {name} und {pal} die andere Hälfte.`,
    `{pal} hatte hier umdrehen wollen, war aber mit Weitergehen beschäftigt.`,
  ],
  threads: {
    smallest: {
      one: `»Das ist zu viel Nacht«, sagte {pal}.~, und~ Auf einem Zettel in der Küche aber stand: *Mit dem kleinsten Stück anfangen.* {name} suchte danach<toddler: , es war ein Atemzug im Sitzen, und den machte {name}.|, es war so lang wie ein Fuß, und da kam einer hin.> »Das war es schon?«, fragte {pal}. »Fertig«, sagte {name}.`,
      two: `»Es ist immer noch zu viel Nacht«, sagte {pal} und legte sich mittenhinein.~, und~ {name} legte sich dazu. »Was ist davon das kleinste Stück?« {pal} überlegte. »Halb aufstehen.« »Dann machen wir nur das.« Danach war das nächste auch klein.`,
      three: `{name} sah zurück.~+, und~ Da lag alles, was sie schon getan hatten, ein Stück hinter dem anderen. »Wer hat das alles gemacht?«, fragte {pal}. {»Keiner«, sagte {name}. »Wir haben immer nur das nächste Stück gemacht.«|»Keiner«, sagte {name}, »wir haben immer nur das nächste Stück gemacht.«} Vorn lag es schon, auch nicht größer.`,
      end: `Es war noch sehr viel Nacht zu schaffen, wenn man alles auf einmal ansah.~, und~ {name} suchte das kleinste Stück davon, und das war ein Augenlid. Dann gab es natürlich noch das andere. [Danach ging es von allein.]`,
    },
    yet: {
      one: `»Ich kann keine ganze Nacht«, sagte {pal}. {»Da fehlt vorn ein Stück«, sagte {name}. »Bei uns sagt man *noch*.«|»Da fehlt vorn ein Stück«, sagte {name}, »bei uns sagt man *noch*.«} {pal} probierte es. »Ich kann *noch* keine ganze Nacht.« Es war dasselbe.~+, und~ Es klang ganz anders.`,
      two: `»Das wird nichts«, sagte {pal}.~+, und~ {name} wartete. »Ich meine«, sagte {pal}, »*noch* wird das nichts.« »Ist es besser?« {pal} drehte es um wie etwas aus einer Tasche. »Jetzt ist es offen«, sagte {pal}. »Vorher hatte ich es zugemacht.«`,
      three: `»Ich kann nicht weiter«, sagte {name} und saß. [Dann war lange Pause.] {pal} wartete und sah auf den Mund, wo es herauskommt. »Es ist nur kurz«, sagte {pal}. »Noch nicht«, sagte {name}, nicht sehr laut, und stand dahinter auf.`,
      end: `»Ich kann nicht schlafen«, sagte {name}. »Noch nicht«, sagte {pal}.~+, und~ Sie lagen Seite an Seite und warteten auf das Noch. Das ist ein kurzes Wort.~+, und~ Es dauerte nicht lang.`,
    },
  },
};

game-name = Fort
game-about = Metti insieme una banda di amici, fai scorta di pizza e giocattoli, costruisci il fortino più bello e copia le mosse degli altri.

## Suits

suit-book = Libro
suit-crown = Corona
suit-glue = Colla
suit-shovel = Paletta
suit-skateboard = Skateboard
suit-squirt_gun = Pistola ad Acqua
suit-coin = Moneta

## Tokens

kind-pizza = Pizza
kind-toy = Giocattolo

## Boards

board-red = rosso
board-yellow = giallo
board-green = verde
board-orange = arancione

## What the icons say

effect-none = nessuna azione
effect-gather_pizza =
    ottieni { $n ->
        [one] { $n } Pizza
       *[other] { $n } Pizze
    }
effect-gather_toy =
    ottieni { $n ->
        [one] { $n } Giocattolo
       *[other] { $n } Giocattoli
    }
effect-gather_any =
    ottieni { $n ->
        [one] { $n } Pizza oppure { $n } Giocattolo
       *[other] { $n } Pizze oppure { $n } Giocattoli
    }
effect-stow =
    metti nello Zaino { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }
effect-tuck =
    nascondi { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
effect-trash = rimuovi dal gioco { $n } delle tue carte
effect-trash_this = rimuovi dal gioco questa carta
effect-trash_rival =
    rimuovi dal gioco { $n ->
        [one] { $n } carta dal Cortile di un avversario
       *[other] { $n } carte dai Cortili degli avversari
    }
effect-recruit =
    recluta { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
effect-advance = migliora il tuo Fortino
effect-advance_minus_1 = migliora il tuo Fortino con 1 risorsa in meno
effect-advance_plus_1 = migliora il tuo Fortino con 1 risorsa in più
effect-score =
    ottieni { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
effect-spend_pizza =
    paga { $n ->
        [one] { $n } Pizza
       *[other] { $n } Pizze
    }
effect-spend_toy =
    paga { $n ->
        [one] { $n } Giocattolo
       *[other] { $n } Giocattoli
    }
effect-copy_pack = copia il tuo Zaino
effect-copy_rival_pack = copia lo Zaino di un avversario
effect-convert =
    scambia { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }
effect-times = { $effect } per ogni { $number }
effect-times_one_kind = { $effect } per ogni { $number }, tutte Pizze oppure tutti Giocattoli
effect-times_all = per ogni { $number }, { $effect }
effect-then = { $first }, poi { $second }
effect-both = { $first } e { $second }
number-any_suit = Simbolo del tipo che scegli
number-pack_tokens = risorsa nel tuo Zaino
number-lookout_cards = carta nel tuo Nascondiglio
number-fort_level = livello del tuo Fortino
sign-public = Azione pubblica
sign-private = Azione privata
sign-times = Per
sign-then = Poi
sign-opening_bracket = Parentesi
sign-first = Primo Giocatore

## Perks

perk-birthday_party = Buon Compleanno
perk_text-birthday_party = Alla fine del tuo Reclutamento puoi reclutare un’altra carta, dal Parco o dal mazzo Parco.
perk-bribe = Scambio di Favori
perk_text-bribe = Nel tuo turno, le carte da nascondere le puoi prendere anche dal Parco, dal mazzo Parco o da un Cortile.
perk-copy_cat = Gran Copione
perk_text-copy_cat = Quando copi puoi scartare due carte corrispondenti e contare i Simboli di entrambe.
perk-diy = Fai da Te
perk_text-diy = Una volta sola, nel tuo turno, invece di giocare una carta: migliora il Fortino con una risorsa in più. Nessuno può copiare.
perk-do_over = Seconda Chance
perk_text-do_over = Una volta sola, nel tuo turno, dopo aver giocato una carta e quando tutti hanno deciso se copiare: gioca una seconda carta.
perk-recycling = Riciclo
perk_text-recycling = Una volta sola, quando vuoi nel tuo turno: riprendi in mano una carta dalla tua pila degli scarti.
perk-rough_housing = Baruffa
perk_text-rough_housing = Una volta sola, invece di copiare e quando tutti gli altri hanno deciso: rimuovi dal gioco la carta giocata dal Capo.
perk-sticky_fingers = Dita Appiccicose
perk_text-sticky_fingers = Nel tuo turno puoi riempire lo Zaino con risorse della riserva comune invece che con le tue Cose.
perk-xxl_backpack = Zaino XXL
perk_text-xxl_backpack = Nel tuo Zaino ci stanno { $more } risorse in più.

## Made-up rules

made_up_rule-big_plans = Grandi Progetti
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni tua azione «Migliorare il Fortino», da sola o dentro un’altra.
made_up_rule-friendship_bracelet = Amici per Sempre
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni Simbolo diverso che hai (le Monete non contano); { $bonus } in più se li hai tutti e sei.
made_up_rule-loner = Solitario
made_up_rule_text-loner =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } se non hai più nessun Miglior Amico.
made_up_rule-minimalism = Mini Fortino
made_up_rule_text-minimalism =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } se il tuo Fortino è al livello { $bonus }, né più né meno.
made_up_rule-piggy_bank = Salvadanaio
made_up_rule_text-piggy_bank =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni Giocattolo fra le tue Cose e nel tuo Zaino.
made_up_rule-pizza_party = Pizzata
made_up_rule_text-pizza_party =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni Pizza fra le tue Cose e nel tuo Zaino.
made_up_rule-play_palace = Castello Gonfiabile
made_up_rule_text-play_palace =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni Corona che hai. Le Monete non contano.
made_up_rule-popularity = Re della Festa
made_up_rule_text-popularity =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni carta nel tuo Nascondiglio.
made_up_rule-secret_stash = Rifugio Segreto
made_up_rule_text-secret_stash =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni risorsa nel tuo Zaino.
made_up_rule-sleepover = Pigiama Party
made_up_rule_text-sleepover =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } se hai più carte di tutti; { $bonus } se nessuno ne ha di più ma qualcuno ne ha quante te.
made_up_rule-slime_lab = Piccolo Chimico
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni Libro che hai. Le Monete non contano.

## Kids

kid-bones = Ossicino
kid-captain = Capitano
kid-chef = Chef
kid-doc = Dottore
kid-einstein = Einstein
kid-patch = Toppa
kid-noodle_twins = Gemelli Spaghetto
kid-smoke = Fumo
kid-ghost = Hombra
kid-golden_boy = Ragazzo d’Oro
kid-prince = Principe
kid-tiny = Briciola
kid-puddin = Budino
kid-doodles = Schizzo
kid-dot = Bebù
kid-giggles = Ridarella
kid-kitty = Micia
kid-penny = Penny
kid-sweet_pea = Zuccherino
kid-tink = Trillo
kid-icky_and_sticky = Moccio & Mastice
kid-bug = Pulce
kid-lefty = Mancio
kid-moose = Alce
kid-sarge = Sergente
kid-scout = Lupetto
kid-wart = Bitorzolo
kid-worm = Lombrico
kid-the_moles = Le Sorelle Talpa
kid-the_ant = Formica
kid-dash = Saetta
kid-munch = Gnam
kid-skids = Sgommata
kid-spike = Spina
kid-thunder = Tuono
kid-rocket_bros = Fratelli Razzo
kid-baby_face = Faccia d’Angelo
kid-blitz = Lampo
kid-crash = Patatrac
kid-lil_boss = Capetto
kid-punky = Cresta
kid-the_scrappers = Monelli
kid-zip = Scheggia
kid-blades = Rotelle
kid-rusty = Ruggine
kid-bud = Gordie
kid-sparky = Scintilla
kid-ace = Asso
kid-bitsy = Nocciolina
kid-flipper = Flipper

## Why a choice is refused

reason-game_over = La partita è finita.
reason-bad_player_count = A Fort si gioca da { $low } a { $high } giocatori, non in { $players }.
reason-pick_is_final = In questo passo hai già scelto una carta.
reason-no_follow_window = Non c’è un’azione pubblica da copiare.
reason-follow_decided = Hai già deciso su questa carta.
reason-rough_no_window = Questa carta non ha un’azione pubblica da copiare.
reason-rough_best_friend = Un avversario non può rimuovere un Miglior Amico.
reason-rough_followed = Questa carta l’hai copiata.
reason-rough_too_early = Aspetta che tutti gli altri abbiano deciso.
reason-not_your_decision = Ora tocca a qualcun altro decidere.
reason-rough_decline_first = Prima di’ che non copi; poi ti si chiederà di questo.
reason-not_in_packet = Questa carta non è fra le tue carte restanti.
reason-not_in_row = Questa carta non è fra quelle che puoi prendere.
reason-must_take_reward = Scegli prima la tua Regola Inventata o il tuo Premio.
reason-perk_not_owned = Questo Premio non ce l’hai.
reason-perk_other_turn = Questo Premio funziona solo nel tuo turno.
reason-diy_after_play = Fai da Te si usa invece di giocare una carta.
reason-do_over_no_play = Non hai giocato carte in questo turno.
reason-do_over_no_card = Non hai una seconda carta che si possa giocare.
reason-recycling_empty = La tua pila degli scarti è vuota.
reason-recycling_not_now = Prima rispondi a questo; poi potrai usare Riciclo.
reason-already_played = In questo turno hai già giocato una carta.
reason-must_recruit = Una carta la devi reclutare. Ci sono: Parco { $park }, mazzo Parco { $deck }, Cortili avversari { $yards }.
reason-birthday_no_yard = La carta in più deve venire dal Parco o dal mazzo Parco.
reason-bad_suit = Qui si può dichiarare solo uno dei sei Simboli.
reason-add_only_leader = Carte e Simboli del Nascondiglio li aggiunge solo il Capo.
reason-add_no_multiplier = Questa azione non è moltiplicata per un Simbolo.
reason-add_too_late = Le carte si aggiungono quando l’azione comincia.
reason-follow_too_many =
    { $limit ->
        [one] Puoi scartare una sola carta per copiare; due solo con Gran Copione.
       *[other] Puoi scartare solo { $limit } carte per copiare.
    }
reason-second_card_useless = Con la seconda carta il conto non cambierebbe.
reason-kind_bound = Devi prendere { $kind }, come il Capo.
reason-fort_at_top = Il tuo Fortino è già al livello più alto.
reason-cannot_pay =
    { $less ->
        [0] Il prossimo livello costa { $price }
       *[other] Stavolta il prossimo livello costa { $price }
    }: almeno { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizze
    } e { $toys ->
        [one] { $toys } Giocattolo
       *[other] { $toys } Giocattoli
    }{ $less ->
        [0] { "" }
       *[other] , con una risorsa in regalo
    }. Te ne mancano { $missing }.
reason-wrong_payment =
    { $less ->
        [0] Non è il costo esatto: { $price }
       *[other] Non è il costo esatto, stavolta { $price }
    }, con almeno { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizze
    } e { $toys ->
        [one] { $toys } Giocattolo
       *[other] { $toys } Giocattoli
    }{ $less ->
        [0] { "" }
       *[other] {" "}(una risorsa è in regalo)
    }.
reason-payment_elsewhere = Il costo è giusto, ma quelle risorse lì non le hai.
reason-pack_full = Il tuo Zaino è pieno: ce ne stanno { $limit }.
reason-lookout_full = Il tuo Nascondiglio è pieno: ce ne stanno { $limit }.
reason-no_such_player = A questo tavolo quel giocatore non c’è.
reason-not_a_rival = Scegli un altro giocatore.
reason-own_yard = Non puoi reclutare dal tuo Cortile.
reason-no_rival_yard_card = Nei Cortili avversari non ci sono carte.
reason-source_empty = Lì non ci sono carte da prendere.
reason-card_not_there = Questa carta lì non c’è.
reason-nothing_to_tuck = Non c’è nessuna carta da nascondere.
reason-nothing_to_trash = Non hai carte né in mano né nella pila degli scarti.
reason-lookout_fixed = Le carte non escono mai dal Nascondiglio.
reason-cannot_trash_there = Solo carte della mano o della pila degli scarti, non quella giocata né quelle aggiunte.
reason-nothing_to_stow = Non hai questa risorsa fra le tue Cose.
reason-nothing_to_spend = Non hai questa risorsa.
reason-nothing_to_convert = Lì non hai risorse di questo tipo.
reason-convert_direction = Gli scambi vanno tutti nello stesso verso: qui cambi { $kind }.
reason-mixed_kinds = Un solo tipo di risorsa per tutta l’azione, e stavolta è { $kind }.
reason-pack_empty = In questo Zaino non c’è nulla da copiare.
reason-more_than_pack = In questo Zaino ce n’è di meno: Pizze { $pizza }, Giocattoli { $toys }.
reason-more_than_count =
    { $count ->
        [one] Questa azione si svolge una volta sola.
       *[other] Questa azione si svolge al massimo { $count } volte.
    }
reason-stuff_full = Non c’è posto: fra le tue Cose ci stanno { $limit } risorse per tipo.
reason-blank_action = Questo riquadro è vuoto.
reason-action_used = Questa azione l’hai già svolta.
reason-follow_from_lookout = Per copiare non si possono scartare carte del Nascondiglio.
reason-not_in_hand = Questa carta non è nella tua mano.
reason-not_in_pile = Questa carta non è nella tua pila degli scarti.
reason-no_actions = Questa carta non ha azioni: non si può giocare.
reason-follow_no_match = Per copiare serve { $suit } o una Moneta, e su questa carta non ci sono.
reason-coin_adds_nothing = Contare la Moneta qui non cambia nulla: copia con la carta così com’è.
reason-not_in_lookout = Questa carta non è nel tuo Nascondiglio.
reason-add_no_match = Questa azione conta { $suit }, e la carta non ne ha.
reason-must_name_suit = Dichiara uno dei sei Simboli per la Moneta della carta.
reason-not_added = Questa carta non l’hai aggiunta.
reason-coin_locked = Questa Moneta vale già come { $suit }.
reason-coin_needs_no_name = Qui conta la Moneta in sé: non serve dichiarare un Simbolo.
reason-same_name = Questa Moneta vale già come quel Simbolo.
reason-coin_named = Per questa azione hai già dichiarato il Simbolo di questa Moneta.
reason-already_counted = Questo Simbolo del tuo Nascondiglio conta già.
reason-own_symbol_counts = Il Simbolo della carta giocata conta sempre: non si può lasciare fuori.
reason-not_now = In questa fase o in questo passo non si può.
reason-no_effect = Ora questa azione non cambierebbe nulla.
reason-add_useless = Così una delle carte aggiunte non servirebbe a nulla.
reason-lookout_useless = Così un Simbolo del tuo Nascondiglio non servirebbe a nulla.
reason-add_breaks_full = Con questa carta non riusciresti a svolgere per intero nessuna azione.
reason-none_full = Ora di questa carta non riusciresti a svolgere per intero nessuna azione.
reason-follow_not_full = Chi copia svolge l’azione per intero, e così non ci riusciresti.
reason-must_finish_full = La prima azione l’hai svolta solo in parte: l’altra va svolta per intero.
reason-must_be_full = Questa azione va svolta per intero.
reason-nothing_done = Non hai ancora fatto nulla: fallo almeno una volta.
reason-then_mandatory = Dopo la parte a sinistra, quella a destra è obbligatoria.
reason-stop_wastes_addition = Fallo almeno { $count } volte, o una carta aggiunta non servirebbe a nulla.
reason-dead_end = Dopo questa scelta non potresti più svolgere un’azione per intero.

## The score pad

reason-pad_level = { $name }: il Fortino non può essere di livello { $value }; il più alto è { $limit }.
reason-pad_stuff = { $name }: fra le Cose ci stanno al massimo { $limit } risorse per tipo, non { $value } ({ $kind }).
reason-pad_pack = { $name }: a questo livello nello Zaino ci stanno { $limit } risorse, non { $value } (di più solo con perk = "xxl_backpack").
reason-pad_lookout = { $name }: a questo livello nel Nascondiglio ci stanno { $limit } carte, non { $value }.
reason-pad_too_many_copies = Carta { $kid }: qui ce ne sono { $found }, nella scatola solo { $copies }.
reason-pad_card_twice = { $card }: non può essere di due giocatori.
reason-pad_foreign_friend = { $name } ha Migliori Amici di due plance; ognuno ha solo quelli della propria.
reason-pad_rule_missing = { $name }: dal livello { $level } in su si ha una Regola Inventata; scrivi quale.
reason-pad_rule_early = { $name }: la Regola Inventata arriva solo con il livello { $level }.
reason-pad_perk_early = { $name }: il Premio arriva solo con il livello { $level }.
reason-pad_macaroni_early = { $name }: la Scultura di Maccheroni arriva solo con il livello { $level }.
reason-pad_macaroni_twice = Di Scultura di Maccheroni ce n’è una sola.
reason-pad_macaroni_unowned = C’è chi è al livello { $level }: scrivi chi ci è arrivato per primo e ha preso la Scultura di Maccheroni (macaroni = true).
reason-tie_by_level = { $tied } sono in parità: vince { $winner }, con il Fortino di livello più alto.
reason-victory_shared = { $winners } condividono la vittoria.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field }: la scatola dice { $stated }, ma ce ne sono { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: ne servono { $needed } e ce ne sono solo { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field }: la plancia di colore { $board } vuole due Migliori Amici, non { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field }: «{ $value }» non è una lista di uno o due Simboli.
reason-box_playable_symbols = { $file }, [{ $table }] { $field }: { $kid } ha un’azione, quindi deve mostrare un Simbolo e uno solo.
reason-box_public_any_suit = { $file }, [{ $table }] { $field }: { $kid } non può contare any_suit nell’azione pubblica, perché chi copia non sceglie il Simbolo.
reason-box_action_misfit = { $file }, [{ $table }] { $field }: in «{ $action }», segno { $place }, «{ $found }» qui non va bene.
reason-box_action_unfinished = { $file }, [{ $table }] { $field }: «{ $action }» finisce troppo presto (segno { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field }: «{ $action }» moltiplica o ordina le sue parti in un modo che le regole non prevedono.

## The parts of a score

part-track = Tracciato Punti Vittoria
part-level = Livello del Fortino
part-made_up_rule = Regola Inventata
part-macaroni = Scultura di Maccheroni

## Positions that cannot be

reason-colour_taken = La plancia di colore { $board } ce l’ha già qualcuno.
reason-fault_copies = Carta { $kid }: sul tavolo ce ne sono { $found }, dovrebbero essere { $copies }.
reason-fault_friends = { $seat } ha un Miglior Amico che non è suo, o ne ha uno nel Cortile.
reason-fault_level = { $seat }: il Livello del Fortino va da 0 a { $limit }.
reason-fault_stuff = { $seat }: fra le Cose ci stanno al massimo { $limit } risorse per tipo.
reason-fault_pack = { $seat }: nello Zaino ci stanno al massimo { $limit } risorse.
reason-fault_lookout = { $seat }: nel Nascondiglio ci stanno al massimo { $limit } carte.
reason-fault_hand = { $seat }: in mano non si hanno mai più di { $limit } carte.
reason-fault_rule = { $seat }: la Regola Inventata e il Livello del Fortino non vanno d’accordo.
reason-fault_perk = { $seat }: il Premio e il Livello del Fortino non vanno d’accordo.
reason-fault_rule_pile = Le Regole Inventate, fra mazzo e giocatori, dovrebbero essere { $count }, tutte diverse.
reason-fault_perk_row = I Premi, fra fila, giocatori e usati, dovrebbero essere { $count }, tutti diversi.
reason-fault_macaroni = La Scultura di Maccheroni è di qualcuno solo se un Fortino è al livello più alto, e allora lo è sempre.
reason-fault_park = Finché c’è il mazzo Parco, nel Parco ci sono { $count } carte.
reason-fault_ending = Il mazzo Parco è finito, quindi la fine della partita dev’essere attivata.
reason-fault_play_area = { $seat } ha carte nel Cortile o nell’area di gioco in un momento in cui non possono essercene.

## Where cards and tokens come from

place-stuff = dalle Cose
place-pack = dallo Zaino
place-hand = dalla mano
place-discard_pile = dalla pila degli scarti
place-park = dal Parco
place-park_deck = dal mazzo Parco
place-yard = da un Cortile

## Choices

choice-skip = Non giocare carte
choice-use_diy = Usa Fai da Te: migliora il Fortino con una risorsa in più
choice-use_public = Svolgi l’azione pubblica
choice-use_private = Svolgi l’azione privata
choice-stop = Fermati qui
choice-leave_out = Lascia perdere questa parte
choice-done = Fatto
choice-decline = Non copiare
choice-use_do_over = Usa Seconda Chance: gioca una seconda carta
choice-use_rough_housing = Usa Baruffa: rimuovi la carta giocata
choice-no = Non ora
choice-recruit_deck = Recluta la prima carta del mazzo Parco, alla cieca
choice-tuck_deck = Nascondi la prima carta del mazzo Parco, alla cieca
choice-take_kind =
    Scegli { $kind ->
        [Giocattolo] Giocattoli
       *[other] { $kind }
    }
choice-stow = Metti nello Zaino 1 { $kind }
choice-stow_supply = Metti nello Zaino 1 { $kind } dalla riserva comune
choice-spend = Paga 1 risorsa { $place }
choice-convert = Scambia 1 { $kind } { $place }
choice-copy_from = Copia lo Zaino di { $rival }
choice-name_suit = Dichiara { $suit }
choice-pick_suit = Conta { $suit }
choice-pick_without = Conta { $suit }, ma non il Simbolo della carta giocata
choice-keep_rule = Tieni { $rule }
choice-take_perk = Prendi { $perk }
choice-amount =
    { $count ->
        [one] Fallo { $count } volta
       *[other] Fallo { $count } volte
    }
choice-copy =
    Ottieni { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizze
    } e { $toys ->
        [one] { $toys } Giocattolo
       *[other] { $toys } Giocattoli
    }
choice-pay =
    Paga dalle Cose { $stuff_pizza ->
        [one] { $stuff_pizza } Pizza
       *[other] { $stuff_pizza } Pizze
    } e { $stuff_toys ->
        [one] { $stuff_toys } Giocattolo
       *[other] { $stuff_toys } Giocattoli
    }, dallo Zaino { $pack_pizza ->
        [one] { $pack_pizza } Pizza
       *[other] { $pack_pizza } Pizze
    } e { $pack_toys ->
        [one] { $pack_toys } Giocattolo
       *[other] { $pack_toys } Giocattoli
    }
choice-play = Gioca { $kid }
choice-rename = La Moneta di { $kid } ora vale { $suit }
choice-add = Aggiungi { $kid }
choice-add_as = Aggiungi { $kid }: la Moneta vale { $suit }
choice-lookout = Aggiungi { $suit } dal Nascondiglio ({ $kid })
choice-tuck = Nascondi { $kid }
choice-tuck_park = Nascondi { $kid } (dal Parco)
choice-tuck_yard = Nascondi { $kid } (dal Cortile di { $rival })
choice-trash = Rimuovi { $kid } dalla mano
choice-trash_discard = Rimuovi { $kid } dalla pila degli scarti
choice-trash_yard = Rimuovi { $kid } dal Cortile di { $rival }
choice-recruit_park = Recluta { $kid } dal Parco
choice-recruit_yard = Recluta { $kid } dal Cortile di { $rival }
choice-follow = Copia con { $kid }
choice-follow_coin = Copia con { $kid } e conta anche la Moneta
choice-recycle = Usa Riciclo: riprendi in mano { $kid }
choice-keep = Tieni { $kid }

## Questions

ask-draft_pick = Quale bambino tieni?
ask-choose_play = Quale carta giochi?
ask-name_suit = Quale Simbolo dichiari per la Moneta di { $kid }?
ask-choose_action = Quale azione di { $kid } svolgi?
ask-choose_additions = Aggiungi altro? { $suit }: finora { $number }.
ask-choose_kind = Pizza o Giocattoli?
ask-choose_unit = { $unit } (ancora { $left })
ask-choose_payment =
    Come paghi il livello { $level }? Costa { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizze
    }{ $either ->
        [0] { " " }e
       *[other] ,
    } { $toys ->
        [one] { $toys } Giocattolo
       *[other] { $toys } Giocattoli
    }{ $either ->
        [0] { "" }
       *[other] { " " }e { $either } a scelta
    }{ $change ->
        [-1] , meno 1 risorsa a scelta
        [1] , più 1 risorsa a scelta
       *[0] { "" }
    }.
ask-choose_rule = Quale Regola Inventata tieni?
ask-choose_perk = Quale Premio prendi?
ask-choose_follow = { $rival } ha giocato { $kid } ({ $suit }). Copi?
ask-use_rough_housing = Usi Baruffa per rimuovere { $kid }, la carta giocata da { $rival }?
ask-use_do_over = Usi Seconda Chance per giocare una seconda carta?
ask-use_recycling = Usi Riciclo adesso?
ask-choose_recruit = Chi recluti?
ask-use_birthday_party = Buon Compleanno: recluti un’altra carta?

## What is being done

unit-gather_pizza = Ottieni Pizze
unit-gather_toy = Ottieni Giocattoli
unit-gather_any = Ottieni risorse
unit-stow = Riempi lo Zaino
unit-tuck = Nascondi una carta
unit-trash = Rimuovi una carta
unit-trash_this = Rimuovi questa carta
unit-trash_rival = Rimuovi una carta avversaria
unit-recruit = Recluta una carta
unit-advance_minus_1 = Migliora il Fortino con una risorsa in meno
unit-advance = Migliora il Fortino
unit-advance_plus_1 = Migliora il Fortino con una risorsa in più
unit-score = Ottieni punti vittoria
unit-spend_pizza = Paga una Pizza
unit-spend_toy = Paga un Giocattolo
unit-copy_pack = Copia lo Zaino
unit-copy_rival_pack = Copia lo Zaino avversario
unit-convert = Scambia una risorsa

## What happened

event-gathered_pizza =
    { $seat } ottiene { $count ->
        [one] { $count } Pizza
       *[other] { $count } Pizze
    }.
event-gathered_toys =
    { $seat } ottiene { $count ->
        [one] { $count } Giocattolo
       *[other] { $count } Giocattoli
    }.
event-scored =
    { $seat } ottiene { $count ->
        [one] { $count } punto vittoria
       *[other] { $count } punti vittoria
    } e arriva a { $track }.
event-paid =
    { $seat } paga { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizze
    } e { $toys ->
        [one] { $toys } Giocattolo
       *[other] { $toys } Giocattoli
    }.
event-advanced = { $seat } migliora il Fortino e arriva al livello { $level }.
event-took_macaroni = { $seat } arriva in cima prima di tutti: la Scultura di Maccheroni è presa!
event-end_triggered = { $ending }: questo è l’ultimo round.
event-park_refilled = Nuova carta nel Parco: { $kid }.
event-recruited = { $seat } recluta { $kid } { $place }.
event-recruited_yard = { $seat } recluta { $kid } dal Cortile di { $rival }.
event-marked = { $kid } uscirà dal gioco quando gli altri avranno deciso se copiare.
event-stowed = { $seat } mette nello Zaino 1 { $kind }.
event-stowed_supply = { $seat } mette nello Zaino 1 { $kind } dalla riserva comune.
event-tucked = { $seat } nasconde { $kid } ({ $place }).
event-trashed = { $seat } rimuove { $kid } { $place }.
event-trashed_rival = { $seat } rimuove { $kid } dal Cortile di { $rival }.
event-spent = { $seat } paga 1 { $kind } { $place }.
event-converted = { $seat } scambia 1 { $kind } con 1 { $into }.
event-copied =
    { $seat } copia il proprio Zaino: { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizze
    } e { $toys ->
        [one] { $toys } Giocattolo
       *[other] { $toys } Giocattoli
    }.
event-copied_rival =
    { $seat } copia lo Zaino di { $rival }: { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizze
    } e { $toys ->
        [one] { $toys } Giocattolo
       *[other] { $toys } Giocattoli
    }.
ending-points = Qualcuno è arrivato in fondo al tracciato
ending-level = Un Fortino è arrivato al livello più alto
ending-park_deck = Il mazzo Parco è finito
ending-safety_stop = La partita è durata troppo
event-played = { $seat } gioca { $kid }.
event-named_suit = La Moneta di { $kid } vale { $suit }.
event-began = { $seat } svolge l’{ $action } di { $kid }.
action-public = azione pubblica
action-private = azione privata
event-picked_suit = { $seat } conta { $suit }.
event-added = { $seat } aggiunge { $kid }.
event-added_coin = { $seat } aggiunge { $kid }: la Moneta vale { $suit }.
event-added_lookout = { $seat } aggiunge { $suit } dal Nascondiglio ({ $kid }).
event-renamed_coin = { $seat } cambia idea: ora la Moneta di { $kid } vale { $suit }.
event-skipped = { $seat } non gioca carte.
event-used_diy = { $seat } usa Fai da Te.
event-used_do_over = { $seat } usa Seconda Chance e gioca ancora.
event-trashed_this = { $kid } esce dal gioco.
event-followed = { $seat } copia con { $kid }.
event-declined = { $seat } non copia.
event-rough_housed = { $seat } usa Baruffa: { $rival } perde { $kid }.
event-recycled = { $seat } usa Riciclo e riprende in mano { $kid }.
event-looked_at_rules = Guardi le Regole Inventate: { $rules }.
event-kept_rule = { $seat } tiene la Regola Inventata { $rule }.
event-kept_rule-veiled = { $seat } tiene in segreto una Regola Inventata.
event-took_perk = { $seat } prende il Premio { $perk }.
suit-any = un Simbolo a scelta
event-began_turn = Round { $round }: { $seat } è il Capo.
event-cleaned_up = { $seat } fa pulizia, dal Cortile agli scarti: { $kids }.
event-discarded = { $seat } scarta { $kids }.
event-left_in_yard = { $seat } lascia nel Cortile { $kids }.
event-shuffled =
    { $seat } mescola la pila degli scarti: nuovo mazzo di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } (pescate prima: { $drawn }).
event-drew =
    { $seat } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }: { $kids }.
event-drew-veiled =
    { $seat } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-ended = La partita è finita. Si scoprono tutte le Regole Inventate.
event-revealed_rule = { $seat } scopre { $rule }.
event-kept = { $seat } tiene { $kid }.
event-kept-veiled = { $seat } tiene una carta e passa le altre.
event-got_packet =
    { $seat } sceglie fra { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }: { $kids }.
event-got_packet-veiled =
    { $seat } sceglie fra { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-seated = Comincia { $seat }. Ordine di turno: { $order }.
event-got_board = { $seat } ha la plancia di colore { $board }.
event-laid_out_park = Nel Parco: { $kids }.
event-dealt = { $seat } riceve { $kids }.
event-dealt-veiled = { $seat } riceve le sue carte.

## Options

option-edition = Regolamento
option-edition-pt-br = brasiliano
option-edition-pt-br-prompted = brasiliano (chiede ogni volta di Riciclo)
option-edition-it = italiano
option-edition-it-prompted = italiano (chiede ogni volta di Riciclo)
option-edition-fr = francese
option-edition-fr-prompted = francese (chiede ogni volta di Riciclo)
option-setup = Preparazione
option-setup-basic = base: i bambini sono distribuiti a caso
option-setup-advanced = avanzata: i bambini si scelgono
option-board_1 = Plancia del giocatore 1
option-board_1-any = qualsiasi colore
option-board_1-red = rosso
option-board_1-yellow = giallo
option-board_1-green = verde
option-board_1-orange = arancione
option-board_2 = Plancia del giocatore 2
option-board_2-any = qualsiasi colore
option-board_2-red = rosso
option-board_2-yellow = giallo
option-board_2-green = verde
option-board_2-orange = arancione
option-board_3 = Plancia del giocatore 3
option-board_3-any = qualsiasi colore
option-board_3-red = rosso
option-board_3-yellow = giallo
option-board_3-green = verde
option-board_3-orange = arancione
option-board_4 = Plancia del giocatore 4
option-board_4-any = qualsiasi colore
option-board_4-red = rosso
option-board_4-yellow = giallo
option-board_4-green = verde
option-board_4-orange = arancione

## The table as it is shown

view-edition = Regolamento
view-round = Round
view-turn = Turni già giocati
view-order = Ordine di turno
view-leader = Capo
view-ending = Fine della partita
view-park = Parco
view-park_deck = Mazzo Parco
view-perk_row = Fila di carte Premio
view-used_perks = Premi usati
view-rule_pile = Mazzo Regole Inventate
view-macaroni = Scultura di Maccheroni
view-trash_box = Fuori dal gioco
view-play = Giocata in corso
view-players = Giocatori
view-moment = In sospeso
view-answered = Hanno scelto
view-own = Lo vedi solo tu
view-cards_played = Carte giocate in questo turno
view-play_area = Area di gioco
view-played = Carta giocata
view-named = Simbolo della carta giocata
view-to_follow = Simbolo per copiare
view-added = Carte aggiunte
view-named_lookout = Monete del Nascondiglio dichiarate
view-public = Azione pubblica
view-private = Azione privata
view-bound = Chi copia deve prendere
view-trash_due = Poi esce dal gioco
view-followed = Hanno copiato
view-converted = Scambiato in questo turno
view-kid = Carta
view-suit = La Moneta vale
view-seat = Giocatore
view-board = Plancia
view-track = Tracciato Punti Vittoria
view-level = Livello del Fortino
view-stuff = Cose
view-pizza = Pizza
view-toys = Giocattoli
view-pack = Zaino
view-limit = Ce ne stanno
view-perk = Premio
view-made_up_rule = Regola Inventata
view-hand = Mano
view-deck = Mazzo
view-yard = Cortile
view-lookout = Nascondiglio
view-lookout_limit = Spazio nel Nascondiglio
view-discard_pile = Pila degli scarti
view-packet = Carte restanti
view-kept = Carte scelte
view-pick = La tua scelta
ending-none = non ancora attivata
extent-none = non svolta
extent-part = svolta in parte
extent-full = svolta per intero

## What simulations count

fact-rounds = Round
fact-ending = Che cosa ha chiuso la partita

## Where there is nothing to name

mark-none = niente
mark-hidden = nascosta

## Editions

edition-pt-BR = brasiliano
edition-it = italiano
edition-fr = francese

## What is pending

view-step = Passo
view-details = Dettagli
step-draft = Scelta delle carte
step-choose_play = Giocare una carta
step-name_suit = Dichiarare un Simbolo
step-choose_action = Azioni della carta giocata
step-pick_suit = Scegliere un Simbolo
step-additions = Aggiungere carte
step-run = Azione in corso
step-choose_rule = Scegliere una Regola Inventata
step-choose_perk = Scegliere un Premio
step-window = Copiare
step-second_card = Seconda carta per copiare
step-rough_housing = Baruffa
step-aftermath = Dopo chi copia
step-do_over = Seconda Chance
step-recruit = Reclutamento
step-birthday_party = Buon Compleanno
step-closing = Scarto e Pesca
step-recycle = Riciclo
step-refill = Rimescolare
step-prompted = Domande su Riciclo

pad-pizza = Pizze fra le Cose
pad-toys = Giocattoli fra le Cose
pad-pack_pizza = Pizze nello Zaino
pad-pack_toys = Giocattoli nello Zaino
pad-cards = Tutti gli altri bambini del mazzo

## What reports of balance count

tally-kid = Bambini
tally-perk = Premi
tally-made_up_rule = Regole Inventate
tally-level = Livello del Fortino
tally-lookout = Carte nel Nascondiglio

## The table in the browser

table-card-name = { $name } ({ $suits })
table-tokens = { $kind }: { $count }
table-level =
    Livello { $level }: costa { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizze
    }{ $either ->
        [0] { " " }e
       *[other] ,
    } { $toys ->
        [one] { $toys } Giocattolo
       *[other] { $toys } Giocattoli
    }{ $either ->
        [0] { "" }
       *[other] { " " }e { $either } a scelta
    }; a fine partita vale { $points }.
table-level-start = Livello { $level }: si parte da qui.
table-fort-at = Fortino al livello { $level }
table-park-deck = Mazzo Parco, carte rimaste: { $count }
table-none-left = Non ne resta nessuna
table-secret-rule = Una Regola Inventata segreta
table-pile = { $pile }, carte: { $count }
table-more = Mostra tutto di questo giocatore
table-empty-yard = Cortile vuoto
table-first-player = Primo Giocatore
table-plays = { $seat } gioca:
table-suit-to-match = Per copiare: { $suit } o Moneta
table-bound = Chi copia prende lo stesso: { $kind }
table-followed = Copiata da: { $seats }
table-actions = Azioni di { $kid }
table-count-suit = Quale Simbolo conti?
table-add-more = Aggiungi carte con { $suit } o una Moneta.
table-take-back = Riprendi { $name }
table-coin-as = La Moneta di { $kid } vale
table-put-back = Rimetti a posto
table-outcome =
    Risultato: { $effect }{ $times ->
        [one] .
       *[other] , { $times } volte.
    }
table-no-fit =
    { $rest ->
        [one] { $rest } non ci sta.
       *[other] { $rest } non ci stanno.
    }
table-in-part = Solo in parte.
table-cannot-follow = Con le tue carte non puoi copiare.
table-cannot-play = Nessuna delle tue carte si può giocare.
table-spend = Paga 1 { $kind } { $place }
table-hint-play = Scegli dalla mano una carta che brilla.
table-hint-glow = Scegli quello che brilla: toccalo o trascinalo.
table-from-pile = Riprendine una in mano.
table-waiting = Si aspetta { $names }…
table-payment = Il tuo pagamento
table-from-stuff_pizza = Pizze dalle tue Cose
table-from-stuff_toys = Giocattoli dalle tue Cose
table-from-pack_pizza = Pizze dal tuo Zaino
table-from-pack_toys = Giocattoli dal tuo Zaino
table-fewer = Di meno: { $what }
table-more-of = Di più: { $what }
table-pay = Paga e costruisci
table-choose-one = Scegline una
table-draft-wait = Scelta fatta. Quando ci siamo tutti, le altre vanno a { $seat }.
table-draft-pass = Tieni una carta; le altre vanno a { $seat }.
table-draft-none = La tua banda nasce qui.
table-empty-hand = Non hai carte in mano.
table-own-yard = Il tuo Cortile: questi bambini te li possono prendere
table-own-deck = Il tuo mazzo, non in ordine
table-discard-of = Pila degli scarti di { $seat }
table-finale = I Fortini a fine partita
table-legend = Che cosa dicono le icone
zone-hand = Mano
zone-yard = Cortile
zone-lookout = Nascondiglio
zone-stuff = Cose
zone-pack = Zaino
zone-fort = Fortino
zone-discard_pile = Pila degli scarti
zone-deck = Mazzo
zone-park = Parco
zone-park_deck = Mazzo Parco
zone-perk_row = Fila di carte Premio
zone-rule_pile = Mazzo Regole Inventate
zone-made_up_rule = Regola Inventata segreta
zone-macaroni = Scultura di Maccheroni
zone-trash_box = Fuori dal gioco
zone-track = Tracciato Punti Vittoria
zone-play = La giocata
zone-additions = Carte aggiunte
zone-outcome = Il risultato
zone-packet = Carte restanti
zone-kept = Carte scelte
about-zone-hand = Le carte che puoi giocare, aggiungere a una giocata o scartare per copiare. Ne peschi di nuove solo alla fine del tuo turno.
about-zone-yard = Qui aspettano i bambini che nel tuo turno non hai usato. Fino al tuo prossimo turno gli avversari li possono reclutare. I Migliori Amici qui non ci finiscono mai.
about-zone-lookout = Le carte nascoste qui ci restano per tutta la partita. Quando sei il Capo puoi aggiungere i loro Simboli a ogni azione. Ce ne stanno quante il Livello del tuo Fortino, più una.
about-zone-stuff = Le Pizze e i Giocattoli che hai sottomano. I cerchi vuoti dicono quanto posto resta: quello che non ci sta non lo ottieni.
about-zone-pack = Risorse messe via dalle tue Cose, mescolate come vuoi. Tra le Cose non tornano più, ma puoi usarle per pagare, e molte carte le trasformano in punti.
about-zone-fort = Ogni gradino mostra in alto il costo, poi il numero e i punti che vale alla fine. I primi portano una Regola Inventata e un Premio; il primo Fortino in cima prende la Scultura di Maccheroni e fa finire la partita. Più il Fortino è alto, più posto c’è nello Zaino e nel Nascondiglio.
about-zone-discard_pile = Carte usate e reclutate, visibili a tutti. Se il mazzo finisce mentre peschi, questa pila si mescola e diventa il nuovo mazzo.
about-zone-deck = Un mazzo personale, coperto. Chi ce l’ha può guardare quali carte contiene, ma l’ordine non lo conosce nessuno.
about-zone-park = Bambini che chiunque può reclutare. Al posto della carta presa ne arriva subito una dal mazzo Parco.
about-zone-park_deck = Puoi reclutare anche la sua prima carta, alla cieca. Quando esce l’ultima, questo round è l’ultimo.
about-zone-perk_row = Quando il tuo Fortino arriva al livello con il cuore, prendi uno di questi Premi. Nella fila non ne arrivano altri.
about-zone-rule_pile = Quando il tuo Fortino arriva al livello con il foglietto, le guardi tutte e ne tieni una in segreto: darà punti alla fine.
about-zone-made_up_rule = Questo giocatore ha una Regola Inventata. Quale sia, si scopre solo a fine partita.
about-zone-macaroni = Va al primo Fortino che arriva in cima, e alla fine vale punti extra.
about-zone-trash_box = Carte rimosse e Premi usati. Non tornano più.
about-zone-track = I punti fatti durante la partita. Quando qualcuno arriva in fondo, questo round è l’ultimo.
about-zone-play = La carta del Capo e quello che ci è stato aggiunto. L’azione pubblica (megafono) la possono copiare tutti; quella privata (lucchetto) è solo del Capo. Almeno un’azione va svolta per intero.
about-zone-additions = Carte della tua mano con il Simbolo che si conta (o una Moneta), e Simboli del tuo Nascondiglio. Ognuno deve cambiare il risultato.
about-zone-outcome = Che cosa farebbe l’azione adesso: i Simboli contati, quello che ottieni e quello che non ci sta.
about-zone-packet = Nella preparazione avanzata tieni una di queste carte e passi le altre a sinistra.
about-zone-kept = Le carte che hai tenuto: con i tuoi due Migliori Amici formano il tuo mazzo.
about-kid =
    Simboli: { $suits }.
    Azione pubblica, che gli avversari possono copiare: { $public }
    Azione privata, solo di chi gioca: { $private }
about-perk = { $text }
about-made_up_rule = { $text } Fino alla fine la conosce solo chi ce l’ha.
about-suit = Un Simbolo. Più ne conti, più un’azione diventa grande; e scartando una carta che ce l’ha copi una carta con lo stesso Simbolo.
about-suit-coin = Il Simbolo Jolly: quando lo aggiungi vale come uno qualsiasi dei sei, e quando copi va bene con tutti.
about-kind-pizza = Una risorsa. Serve a costruire il Fortino; con alcune carte diventa punti.
about-kind-toy = Una risorsa. Serve a costruire il Fortino; con alcune carte diventa punti.
about-sign-public = La può svolgere il Capo; poi ogni avversario la può copiare, scartando una carta con lo stesso Simbolo.
about-sign-private = La può svolgere solo chi gioca la carta.
about-sign-times = Quello che sta prima si fa una volta per ogni cosa che sta dopo. Aggiungi carte con quel Simbolo per farlo più volte.
about-sign-then = Prima si fa quello che sta davanti alla freccia, e solo dopo quello che sta dietro.
about-sign-opening_bracket = Quello che sta dentro va insieme, e si ripete insieme.
about-sign-first = Ha cominciato. Quando arriva la fine, il round si gioca fino a prima del suo turno.
about-unit-gather_pizza = Prendi Pizze dalla riserva e mettile fra le tue Cose, finché c’è posto.
about-unit-gather_toy = Prendi Giocattoli dalla riserva e mettili fra le tue Cose, finché c’è posto.
about-unit-gather_any = Prendi Pizze o Giocattoli dalla riserva e mettili fra le tue Cose: un solo tipo per tutta l’azione, finché c’è posto.
about-unit-stow = Sposta una risorsa dalle tue Cose al tuo Zaino. Indietro non torna, ma puoi usarla per pagare.
about-unit-tuck = Metti una carta della mano nel tuo Nascondiglio. Lì ti aiuta ogni volta che sei il Capo, fino alla fine della partita.
about-unit-recruit = Prendi una carta dal Parco, dal mazzo Parco o dal Cortile di un avversario e mettila nei tuoi scarti.
about-unit-trash = Togli dal gioco una carta della tua mano o dei tuoi scarti. Con un mazzo piccolo, gli amici migliori tornano prima.
about-unit-trash_rival = Togli dal gioco una carta dal Cortile di un avversario.
about-unit-trash_this = Questa carta esce dal gioco, dopo che tutti hanno potuto copiare.
about-unit-spend_pizza = Restituisci alla riserva una Pizza delle tue Cose o del tuo Zaino.
about-unit-spend_toy = Restituisci alla riserva un Giocattolo delle tue Cose o del tuo Zaino.
about-unit-convert = Cambia Pizze in Giocattoli o Giocattoli in Pizze, fra le tue Cose o nel tuo Zaino.
about-unit-copy_pack = Ottieni fra le tue Cose le stesse risorse che hai nello Zaino. Nello Zaino non cambia nulla.
about-unit-copy_rival_pack = Ottieni fra le tue Cose le stesse risorse che un avversario ha nello Zaino. Lui non perde nulla.
about-unit-advance = Paga il costo del livello successivo: il tuo Fortino sale di un livello.
about-unit-advance_minus_1 = Il tuo Fortino sale di un livello, pagando una risorsa in meno.
about-unit-advance_plus_1 = Il tuo Fortino sale di un livello, pagando una risorsa in più, di qualsiasi tipo.
about-unit-score = Avanza di un passo sul tracciato Punti Vittoria per ogni stella.
about-number-any_suit = Scegli un Simbolo. L’azione si fa una volta per ogni Simbolo così su questa carta, su quelle che aggiungi e nel tuo Nascondiglio.
about-number-lookout_cards = L’azione si fa una volta per ogni carta nel tuo Nascondiglio.
about-number-pack_tokens = L’azione si fa una volta per ogni risorsa nel tuo Zaino.
about-number-fort_level = L’azione si fa una volta per ogni livello del tuo Fortino.

## The lesson

lesson-welcome = Ecco la casa sull’albero! Hai una banda di bambini che raccoglie Pizze e Giocattoli e costruisce un Fortino. I primi due turni li giochiamo insieme.
lesson-goal = Vince chi ha più punti. Durante la partita li segni sul tracciato; alla fine se ne aggiungono altri, per un Fortino alto e per una Regola Inventata segreta.
lesson-card = Ecco Sergente. Nell’angolo c’è il suo Simbolo: una Paletta. Il riquadro in alto, con il megafono, è l’azione pubblica; quello in basso, con il lucchetto, la privata.
lesson-play = Prendi Sergente dalla mano e scegli l’azione pubblica: un Giocattolo per ogni Paletta. Poi aggiungi Pulce, che ha una Paletta anche lei, e guarda il conto: due Giocattoli. Premi il pulsante grande.
lesson-public = Di una carta giocata puoi svolgere una o entrambe le azioni, nell’ordine che vuoi. Comincia da quella pubblica.
lesson-add = Le carte della mano con una Paletta o una Moneta rendono l’azione più grande. Aggiungi quella segnata: conta solo il suo Simbolo, non le sue azioni.
lesson-done = Due Palette, due Giocattoli: basta così. Di’ che hai finito.
lesson-private = I Giocattoli sono fra le tue Cose. Un’azione l’hai svolta per intero, quindi potresti fermarti. Ma la privata conviene: nasconde carte nel Nascondiglio. Svolgi anche quella.
lesson-private_done = La Paletta della carta aggiunta conta anche qui. Non c’è altro da aggiungere.
lesson-tuck = Nel tuo Nascondiglio ora c’è posto per una carta. Nascondi Ragazzo d’Oro: la sua Corona resta lì per tutta la partita, e potrai aggiungerla a ogni tua azione con le Corone.
lesson-declined = A questo punto l’avversario poteva copiarti: scartare una carta con una Paletta o una Moneta e svolgere anche lui la tua azione pubblica, una volta per ogni suo Simbolo. Stavolta non l’ha fatto.
lesson-recruit = A ogni turno recluti un bambino: dal Parco, alla cieca dal mazzo Parco, o dal Cortile di un avversario. Prendi Saetta e conferma.
lesson-yard = Il tuo turno è finito. Le carte usate e i Migliori Amici (con la stella) sono negli scarti; con Mancio non hai giocato, e ora è nel tuo Cortile, dove gli avversari lo possono prendere. Poi hai pescato cinque carte.
lesson-follow = L’avversario gioca una carta con la Paletta: una Pizza per ogni Paletta. Puoi copiare! Scarta Le Sorelle Talpa: con le loro due Palette ottieni due Pizze. Sceglile e conferma.
lesson-stolen = Due Pizze, e non era nemmeno il tuo turno! Ma l’avversario ha appena reclutato Mancio dal tuo Cortile: chi non gioca con i suoi bambini rischia di perderli.
lesson-price = È ora di costruire. Sopra ogni gradino vedi il costo in Pizze e Giocattoli, sotto i punti finali e la ricompensa. Puoi pagare dalle Cose e dallo Zaino.
lesson-advance = Gioca Scintilla, un tuo Miglior Amico. La casetta vuol dire: migliora il Fortino. Se c’è un modo solo di pagare, il pagamento si fa da sé.
lesson-rule = Con il primo livello tieni in segreto una Regola Inventata. Re della Festa premia ogni carta nel Nascondiglio, e tu ne hai già una. Tienila.
lesson-rewards = Il tuo Fortino è cresciuto: nello Zaino e nel Nascondiglio c’è più posto. Con il prossimo livello prendi uno di questi Premi, che piegano le regole a tuo favore.
lesson-recruit_again = Recluta ancora, chi vuoi tu. Le carte doppie come Fratelli Razzo non si possono giocare, ma contano due volte quando le aggiungi o le usi per copiare.
lesson-end = L’ultimo round arriva quando qualcuno è in fondo al tracciato, un Fortino è in cima o il mazzo Parco è finito. Ora tocca a te: continua e divertiti!

game-name = Fort
game-about = Raduna una banda di amici, pizza e giocattoli, costruisci il fortino più bello e copia gli altri.

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
    } nel Nascondiglio
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
effect-times_one_kind = { $effect } per ogni { $number }, solo Pizze oppure solo Giocattoli
effect-times_all = per ogni { $number }, { $effect }
effect-then = { $first }, poi { $second }
effect-both = { $first } e { $second }
number-any_suit = esemplare del Simbolo che scegli
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
perk_text-birthday_party = Alla fine della tua fase Reclutamento puoi reclutare un’altra carta dal Parco o dal mazzo Parco.
perk-bribe = Scambio di Favori
perk_text-bribe = Nel tuo turno puoi nascondere carte prese dal Parco, dal mazzo Parco o da un Cortile invece che dalla mano.
perk-copy_cat = Gran Copione
perk_text-copy_cat = Quando copi puoi scartare due carte corrispondenti e usare i Simboli di entrambe.
perk-diy = Fai da Te
perk_text-diy = Una volta, nel tuo turno, invece di giocare una carta: migliora il Fortino con una risorsa in più. Nessuno può copiare.
perk-do_over = Seconda Chance
perk_text-do_over = Una volta, dopo aver giocato una carta nel tuo turno e quando tutti hanno scelto se copiarla: gioca una seconda carta.
perk-recycling = Riciclo
perk_text-recycling = Una volta, in qualsiasi momento del tuo turno: prendi in mano una carta dalla tua pila degli scarti.
perk-rough_housing = Baruffa
perk_text-rough_housing = Una volta, invece di copiare e quando tutti gli altri hanno deciso: rimuovi dal gioco la carta giocata dal Capo.
perk-sticky_fingers = Dita Appiccicose
perk_text-sticky_fingers = Nel tuo turno puoi riempire lo Zaino prendendo le risorse dalla riserva comune invece che dalle tue Cose.
perk-xxl_backpack = Zaino XXL
perk_text-xxl_backpack = Il tuo Zaino può contenere { $more } risorse in più.

## Made-up rules

made_up_rule-big_plans = Grandi Progetti
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni azione “Migliorare il Fortino” che hai, anche come parte di un’azione.
made_up_rule-friendship_bracelet = Amici per Sempre
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni Simbolo diverso che hai, Monete escluse; ancora { $bonus } se li hai tutti e sei.
made_up_rule-loner = Solitario
made_up_rule_text-loner =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } se non hai carte Miglior Amico.
made_up_rule-minimalism = Mini Fortino
made_up_rule_text-minimalism =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } se il tuo Fortino è esattamente di livello { $bonus }.
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
    } se hai più carte di ogni avversario; { $bonus } in caso di parità per il maggior numero.
made_up_rule-slime_lab = Piccolo Chimico
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } punto vittoria
       *[other] { $each } punti vittoria
    } per ogni Libro che hai. Le Monete non contano.

## Kids

kid-bones = Bones
kid-captain = Captain
kid-chef = Chef
kid-doc = Doc
kid-einstein = Einstein
kid-patch = Patch
kid-noodle_twins = Noodle Twins
kid-smoke = Smoke
kid-ghost = Hombra
kid-golden_boy = Golden Boy
kid-prince = Prince
kid-tiny = Tiny
kid-puddin = Puddin
kid-doodles = Schizzo
kid-dot = Bebù
kid-giggles = Giggles
kid-kitty = Kitty
kid-penny = Penny
kid-sweet_pea = Sweet Pea
kid-tink = Tink
kid-icky_and_sticky = Icky & Sticky
kid-bug = Pulce
kid-lefty = Mancio
kid-moose = Moose
kid-sarge = Sarge
kid-scout = Scout
kid-wart = Wart
kid-worm = Worm
kid-the_moles = Le Sorelle Talpa
kid-the_ant = The Ant
kid-dash = Dash
kid-munch = Munch
kid-skids = Skids
kid-spike = Spike
kid-thunder = Thunder
kid-rocket_bros = Rocket Bros
kid-baby_face = Baby Face
kid-blitz = Blitz
kid-crash = Crash
kid-lil_boss = Lil Boss
kid-punky = Punky
kid-the_scrappers = The Scrappers
kid-zip = Zip
kid-blades = Blades
kid-rusty = Rusty
kid-bud = Gordie
kid-sparky = Sparky
kid-ace = Ace
kid-bitsy = Bitsy
kid-flipper = Flipper

## Why a choice is refused

reason-game_over = La partita è finita.
reason-bad_player_count = A Fort si gioca da { $low } a { $high } giocatori, non in { $players }.
reason-pick_is_final = Hai già scelto una carta in questo passo.
reason-no_follow_window = Non c’è nessuna azione pubblica da copiare.
reason-follow_decided = Hai già deciso su questa carta.
reason-rough_no_window = Questa carta non ha un’azione pubblica da copiare.
reason-rough_best_friend = I Migliori Amici non possono essere rimossi da un avversario.
reason-rough_followed = Hai copiato questa carta.
reason-rough_too_early = Aspetta che tutti gli altri abbiano deciso.
reason-not_your_decision = Ora tocca a qualcun altro decidere.
reason-rough_decline_first = Di’ prima che non copi; poi potrai usarla.
reason-not_in_packet = Questa carta non è fra le tue carte restanti.
reason-not_in_row = Questa carta non è disponibile.
reason-must_take_reward = Scegli prima la tua Regola Inventata o il tuo Premio.
reason-perk_not_owned = Non hai questo Premio.
reason-perk_other_turn = Questo Premio funziona solo nel tuo turno.
reason-diy_after_play = Fai da Te si usa invece di giocare una carta.
reason-do_over_no_play = Non hai giocato carte in questo turno.
reason-do_over_no_card = Non hai una seconda carta da poter giocare.
reason-recycling_empty = La tua pila degli scarti è vuota.
reason-recycling_not_now = Rispondi prima a questo; poi potrai usare Riciclo.
reason-already_played = Hai già giocato una carta in questo turno.
reason-must_recruit = Devi reclutare una carta. Ci sono: Parco { $park }, mazzo Parco { $deck }, Cortili avversari { $yards }.
reason-birthday_no_yard = La carta in più deve venire dal Parco o dal mazzo Parco.
reason-bad_suit = Qui si può dichiarare solo uno dei sei Simboli.
reason-add_only_leader = Solo il Capo aggiunge carte e Simboli del Nascondiglio.
reason-add_no_multiplier = Questa azione non è moltiplicata per un Simbolo.
reason-add_too_late = Le carte si aggiungono all’inizio dell’azione.
reason-follow_too_many =
    { $limit ->
        [one] Puoi scartare una sola carta per copiare; due solo con Gran Copione.
       *[other] Puoi scartare solo { $limit } carte per copiare.
    }
reason-second_card_useless = La seconda carta non aumenterebbe il numero.
reason-kind_bound = Devi prendere { $kind }, come il Capo.
reason-fort_at_top = Il tuo Fortino è al livello più alto.
reason-cannot_pay =
    { $less ->
        [0] Il prossimo livello costa { $price }, di cui almeno Pizza { $pizza } e Giocattoli { $toys }. Te ne mancano { $missing }.
       *[other] Qui il prossimo livello costa { $price }: almeno Pizza { $pizza } e Giocattoli { $toys }, di cui uno gratis. Te ne mancano { $missing }.
    }
reason-wrong_payment =
    { $less ->
        [0] Non è esattamente il costo: { $price }, di cui almeno Pizza { $pizza } e Giocattoli { $toys }.
       *[other] Non è esattamente il costo: qui { $price }, almeno Pizza { $pizza } e Giocattoli { $toys }, di cui uno gratis.
    }
reason-payment_elsewhere = Il costo è giusto, ma quelle risorse non sono lì.
reason-pack_full = Il tuo Zaino è pieno: ne contiene { $limit }.
reason-lookout_full = Il tuo Nascondiglio è pieno: ne contiene { $limit }.
reason-no_such_player = A questo tavolo non c’è quel giocatore.
reason-not_a_rival = Scegli un altro giocatore.
reason-own_yard = Non puoi reclutare dal tuo Cortile.
reason-no_rival_yard_card = Nessun avversario ha carte nel Cortile.
reason-source_empty = Lì non c’è nessuna carta da prendere.
reason-card_not_there = Questa carta non è lì.
reason-nothing_to_tuck = Non c’è nessuna carta da mettere nel tuo Nascondiglio.
reason-nothing_to_trash = Non ci sono carte nella tua mano o nella tua pila degli scarti.
reason-lookout_fixed = Le carte non lasciano mai il Nascondiglio.
reason-cannot_trash_there = Solo carte dalla tua mano o dalla pila degli scarti, non quella giocata né quelle aggiunte.
reason-nothing_to_stow = Non hai questa risorsa fra le tue Cose.
reason-nothing_to_spend = Non hai questa risorsa.
reason-nothing_to_convert = Lì non hai risorse di questo tipo.
reason-convert_direction = Tutti gli scambi vanno nella stessa direzione: qui scambi { $kind }.
reason-mixed_kinds = Una sola risorsa per tutta l’azione: stavolta è { $kind }.
reason-pack_empty = In questo Zaino non c’è nulla da copiare.
reason-more_than_pack = In questo Zaino c’è di meno: Pizza { $pizza }, Giocattoli { $toys }.
reason-more_than_count =
    { $count ->
        [one] Questa azione si svolge una volta sola.
       *[other] Questa azione si svolge al massimo { $count } volte.
    }
reason-stuff_full = Non c’è spazio: fra le tue Cose ci stanno { $limit } risorse per tipo.
reason-blank_action = Questo riquadro è vuoto.
reason-action_used = Hai già svolto questa azione.
reason-follow_from_lookout = Le carte del Nascondiglio non si possono scartare per copiare.
reason-not_in_hand = Questa carta non è nella tua mano.
reason-not_in_pile = Questa carta non è nella tua pila degli scarti.
reason-no_actions = Questa carta non ha azioni e non può essere giocata.
reason-follow_no_match = Per copiare serve { $suit } o una Moneta: questa carta non ha né l’uno né l’altra.
reason-coin_adds_nothing = Contare la Moneta qui non cambia nulla: copia con la carta così com’è.
reason-not_in_lookout = Questa carta non è nel tuo Nascondiglio.
reason-add_no_match = La carta non ha { $suit }, il Simbolo che questa azione conta.
reason-must_name_suit = Dichiara uno dei sei Simboli per la tua carta Moneta.
reason-not_added = Non hai aggiunto questa carta.
reason-coin_locked = Questa Moneta vale già come { $suit }.
reason-coin_needs_no_name = Qui conta la Moneta stessa: non le serve un altro Simbolo.
reason-same_name = Questa Moneta vale già come quel Simbolo.
reason-coin_named = Hai già detto per che cosa vale questa Moneta in questa azione.
reason-already_counted = Questo Simbolo del tuo Nascondiglio conta già.
reason-own_symbol_counts = Il Simbolo della carta stessa conta sempre e non si può escludere.
reason-not_now = Questa scelta non fa parte della fase o del passo attuale.
reason-no_effect = Ora questa azione non avrebbe alcun effetto.
reason-add_useless = Così una delle carte aggiunte non cambierebbe nulla.
reason-lookout_useless = Così un Simbolo del tuo Nascondiglio non cambierebbe nulla.
reason-add_breaks_full = Con questa carta non potresti svolgere nessuna azione per intero.
reason-none_full = Ora non potresti svolgere per intero nessuna azione di questa carta.
reason-follow_not_full = Chi copia svolge l’azione per intero; così non potresti.
reason-must_finish_full = Hai svolto la prima azione solo parzialmente: svolgi l’altra per intero.
reason-must_be_full = Questa azione va svolta per intero.
reason-nothing_done = Non hai ancora fatto nulla: fai prima almeno una cosa.
reason-then_mandatory = Dopo l’azione a sinistra devi svolgere quella a destra.
reason-stop_wastes_addition = Fallo almeno { $count } volte, altrimenti una carta aggiunta non cambierebbe nulla.
reason-dead_end = Dopo questa scelta non potresti più svolgere un’azione per intero.

## The score pad

reason-pad_level = { $name }: il Fortino non può essere di livello { $value }; il più alto è { $limit }.
reason-pad_stuff = { $name }: le Cose contengono al massimo { $limit } risorse per tipo, non { $value } ({ $kind }).
reason-pad_pack = { $name }: a questo livello lo Zaino contiene { $limit } risorse, non { $value } (di più solo con perk = "xxl_backpack").
reason-pad_lookout = { $name }: a questo livello il Nascondiglio contiene { $limit } carte, non { $value }.
reason-pad_too_many_copies = { $kid } compare { $found } volte, ma nella scatola ce n’è solo { $copies }.
reason-pad_card_twice = { $card } non può appartenere a due giocatori.
reason-pad_foreign_friend = { $name } ha Migliori Amici di due plance; ogni giocatore ha solo quelli della propria.
reason-pad_rule_missing = { $name }: dal livello { $level } in su c’è una Regola Inventata; indica quale.
reason-pad_rule_early = { $name }: la Regola Inventata arriva solo con il livello { $level }.
reason-pad_perk_early = { $name }: il Premio arriva solo con il livello { $level }.
reason-pad_macaroni_early = { $name }: la Scultura di Maccheroni arriva solo con il livello { $level }.
reason-pad_macaroni_twice = C’è una sola Scultura di Maccheroni.
reason-pad_macaroni_unowned = Qualcuno è al livello { $level }: indica chi ci è arrivato per primo e ha preso la Scultura di Maccheroni (macaroni = true).
reason-tie_by_level = { $tied } sono in parità; vince { $winner } con il Fortino di livello più alto.
reason-victory_shared = { $winners } condividono la vittoria.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field }: la scatola dichiara { $stated }, ma contiene { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: ne servono { $needed } e ce ne sono solo { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field }: la plancia di colore { $board } richiede due Migliori Amici, non { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field }: “{ $value }” non è una lista di uno o due Simboli.
reason-box_playable_symbols = { $file }, [{ $table }] { $field }: { $kid } ha un’azione e deve mostrare esattamente un Simbolo.
reason-box_public_any_suit = { $file }, [{ $table }] { $field }: { $kid } non può contare any_suit nell’azione pubblica: i copioni non scelgono il Simbolo.
reason-box_action_misfit = { $file }, [{ $table }] { $field }: in “{ $action }”, segno { $place }, “{ $found }” non va bene qui.
reason-box_action_unfinished = { $file }, [{ $table }] { $field }: “{ $action }” finisce troppo presto (segno { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field }: “{ $action }” moltiplica o ordina le sue parti in un modo che le regole non prevedono.

## The parts of a score

part-track = Tracciato Punti Vittoria
part-level = Livello del Fortino
part-made_up_rule = Regola Inventata
part-macaroni = Scultura di Maccheroni

## Positions that cannot be

reason-colour_taken = La plancia di colore { $board } è già stata presa.
reason-fault_copies = { $kid } è sul tavolo { $found } volte; dovrebbe esserci { $copies } volte.
reason-fault_friends = { $seat } ha un Miglior Amico di un’altra plancia, oppure nel Cortile.
reason-fault_level = { $seat }: il Livello del Fortino va da 0 a { $limit }.
reason-fault_stuff = { $seat }: le Cose contengono al massimo { $limit } risorse per tipo.
reason-fault_pack = { $seat }: lo Zaino contiene al massimo { $limit } risorse.
reason-fault_lookout = { $seat }: il Nascondiglio contiene al massimo { $limit } carte.
reason-fault_hand = { $seat }: una mano non ha mai più di { $limit } carte.
reason-fault_rule = { $seat }: la Regola Inventata e il Livello del Fortino non vanno d’accordo.
reason-fault_perk = { $seat }: il Premio e il Livello del Fortino non vanno d’accordo.
reason-fault_rule_pile = Le Regole Inventate nel mazzo e presso i giocatori dovrebbero essere { $count } in tutto, una per tipo.
reason-fault_perk_row = I Premi nella fila, presso i giocatori e usati dovrebbero essere { $count } in tutto, uno per tipo.
reason-fault_macaroni = La Scultura di Maccheroni ha un proprietario solo se un Fortino è al livello più alto.
reason-fault_park = Finché c’è il mazzo Parco, nel Parco ci sono { $count } carte.
reason-fault_ending = Il mazzo Parco è terminato, quindi la fine della partita deve essere attivata.
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
choice-leave_out = Tralascia questa parte
choice-done = Fatto
choice-decline = Non copiare
choice-use_do_over = Usa Seconda Chance: gioca una seconda carta
choice-use_rough_housing = Usa Baruffa: rimuovi la carta giocata
choice-no = Non ora
choice-recruit_deck = Recluta la prima carta del mazzo Parco, senza guardarla
choice-tuck_deck = Nascondi la prima carta del mazzo Parco, senza guardarla
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
choice-pick_without = Conta { $suit }, senza il Simbolo della carta stessa
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
choice-rename = Usa ora la Moneta di { $kid } come { $suit }
choice-add = Aggiungi { $kid }
choice-add_as = Aggiungi { $kid }, con la Moneta come { $suit }
choice-lookout = Aggiungi { $suit } da { $kid } nel Nascondiglio
choice-tuck = Nascondi { $kid }
choice-tuck_park = Nascondi { $kid } dal Parco
choice-tuck_yard = Nascondi { $kid } dal Cortile di { $rival }
choice-trash = Rimuovi { $kid } dalla mano
choice-trash_discard = Rimuovi { $kid } dalla pila degli scarti
choice-trash_yard = Rimuovi { $kid } dal Cortile di { $rival }
choice-recruit_park = Recluta { $kid } dal Parco
choice-recruit_yard = Recluta { $kid } dal Cortile di { $rival }
choice-follow = Copia con { $kid }
choice-follow_coin = Copia con { $kid }, contando anche la Moneta
choice-recycle = Usa Riciclo: prendi in mano { $kid }
choice-keep = Tieni { $kid }

## Questions

ask-draft_pick = Quale bambino tieni?
ask-choose_play = Quale carta giochi?
ask-name_suit = Quale Simbolo dichiari per la Moneta di { $kid }?
ask-choose_action = Quale azione di { $kid } svolgi?
ask-choose_additions = Aggiungere altro per { $suit }? Contati finora: { $number }.
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
ask-use_rough_housing = Usare Baruffa per rimuovere { $kid }, la carta giocata da { $rival }?
ask-use_do_over = Usare Seconda Chance per giocare una seconda carta?
ask-use_recycling = Usare Riciclo adesso?
ask-choose_recruit = Chi recluti?
ask-use_birthday_party = Buon Compleanno: reclutare un’altra carta?

## What is being done

unit-gather_pizza = Ottieni Pizza
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
event-advanced = { $seat } migliora il Fortino: livello { $level }.
event-took_macaroni = { $seat } arriva in cima prima di tutti e prende la Scultura di Maccheroni!
event-end_triggered = { $ending }: questo è l’ultimo round.
event-park_refilled = { $kid } arriva nel Parco.
event-recruited = { $seat } recluta { $kid } { $place }.
event-recruited_yard = { $seat } recluta { $kid } dal Cortile di { $rival }.
event-marked = { $kid } lascerà il gioco dopo i copioni.
event-stowed = { $seat } mette nello Zaino 1 { $kind }.
event-stowed_supply = { $seat } mette nello Zaino 1 { $kind } dalla riserva comune.
event-tucked = { $seat } nasconde { $kid } { $place } nel Nascondiglio.
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
ending-points = Il tracciato ha raggiunto il traguardo
ending-level = Un Fortino è al livello più alto
ending-park_deck = Il mazzo Parco è terminato
ending-safety_stop = La partita è durata troppo
event-played = { $seat } gioca { $kid }.
event-named_suit = La Moneta di { $kid } vale come { $suit }.
event-began = { $seat } svolge l’{ $action } di { $kid }.
action-public = azione pubblica
action-private = azione privata
event-picked_suit = { $seat } conta { $suit }.
event-added = { $seat } aggiunge { $kid }.
event-added_coin = { $seat } aggiunge { $kid }, con la Moneta come { $suit }.
event-added_lookout = { $seat } aggiunge { $suit } da { $kid } nel Nascondiglio.
event-renamed_coin = { $seat } usa ora la Moneta di { $kid } come { $suit }.
event-skipped = { $seat } non gioca carte.
event-used_diy = { $seat } usa Fai da Te.
event-used_do_over = { $seat } usa Seconda Chance e gioca ancora.
event-trashed_this = { $kid } lascia il gioco.
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
event-cleaned_up = Dal Cortile alla pila degli scarti di { $seat }: { $kids }.
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
event-ended = La partita è finita. Si rivelano tutte le Regole Inventate.
event-revealed_rule = { $seat } rivela { $rule }.
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
event-seated = { $seat } è il Primo Giocatore. Ordine di turno: { $order }.
event-got_board = { $seat } ha la plancia di colore { $board }.
event-laid_out_park = Nel Parco: { $kids }.
event-dealt = { $seat } riceve { $kids }.
event-dealt-veiled = { $seat } riceve i suoi bambini.

## Options

option-edition = Regolamento
option-edition-pt-br = brasiliano
option-edition-pt-br-prompted = brasiliano (chiede ogni volta di Riciclo)
option-edition-it = italiano
option-edition-it-prompted = italiano (chiede ogni volta di Riciclo)
option-edition-fr = francese
option-edition-fr-prompted = francese (chiede ogni volta di Riciclo)
option-setup = Preparazione
option-setup-basic = base: i bambini si distribuiscono
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
view-own = Solo tu vedi
view-cards_played = Carte giocate in questo turno
view-play_area = Area di gioco
view-played = Carta giocata
view-named = Simbolo della giocata
view-to_follow = Simbolo da copiare
view-added = Carte aggiunte
view-named_lookout = Monete del Nascondiglio dichiarate
view-public = Azione pubblica
view-private = Azione privata
view-bound = I copioni devono prendere
view-trash_due = Poi lascia il gioco
view-followed = Hanno copiato
view-converted = Scambiato in questo turno
view-kid = Carta
view-suit = Moneta come
view-seat = Giocatore
view-board = Plancia
view-track = Tracciato Punti Vittoria
view-level = Livello del Fortino
view-stuff = Cose
view-pizza = Pizza
view-toys = Giocattoli
view-pack = Zaino
view-limit = Spazio per
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
step-aftermath = Dopo i copioni
step-do_over = Seconda Chance
step-recruit = Reclutamento
step-birthday_party = Buon Compleanno
step-closing = Scarto e Pesca
step-recycle = Riciclo
step-refill = Rimescolare
step-prompted = Domande su Riciclo

pad-pizza = Pizza tra le Cose
pad-toys = Giocattoli tra le Cose
pad-pack_pizza = Pizza nello Zaino
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
table-level-start = Livello { $level }: la partenza.
table-fort-at = Fortino al livello { $level }
table-park-deck = Mazzo Parco, carte rimaste: { $count }
table-none-left = Nessuna rimasta
table-secret-rule = Una Regola Inventata segreta
table-pile = { $pile }, carte: { $count }
table-more = Mostra tutto di questa persona
table-empty-yard = Nessuno nel Cortile
table-first-player = Primo Giocatore
table-plays = { $seat } gioca:
table-suit-to-match = Per copiare: { $suit } o Moneta
table-bound = Chi copia prende lo stesso: { $kind }
table-followed = Copiata da: { $seats }
table-actions = Azioni di { $kid }
table-count-suit = Quale Simbolo conti?
table-add-more = Aggiungi carte con { $suit } o Moneta.
table-take-back = Riprendi { $name }
table-coin-as = La Moneta di { $kid } vale come
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
table-cannot-follow = Nessuna tua carta può copiare.
table-cannot-play = Nessuna tua carta può essere giocata.
table-spend = Paga 1 { $kind } { $place }
table-hint-play = Scegli una carta che brilla nella tua mano.
table-hint-glow = Scegli ciò che brilla: premi o trascina.
table-from-pile = Riprendine una in mano.
table-waiting = In attesa di { $names } …
table-payment = Il tuo pagamento
table-from-stuff_pizza = Pizza dalle tue Cose
table-from-stuff_toys = Giocattoli dalle tue Cose
table-from-pack_pizza = Pizza dal tuo Zaino
table-from-pack_toys = Giocattoli dal tuo Zaino
table-fewer = Di meno: { $what }
table-more-of = Di più: { $what }
table-pay = Paga e costruisci
table-choose-one = Scegline una
table-draft-wait = Scelta fatta. Le altre vanno a { $seat } quando tutti sono pronti.
table-draft-pass = Tieni una carta; le altre vanno a { $seat }.
table-draft-none = La tua banda comincia qui.
table-empty-hand = La tua mano è vuota.
table-own-yard = Il tuo Cortile: gli avversari possono prendere questi bambini
table-own-deck = Il tuo mazzo, senza ordine
table-discard-of = Pila degli scarti di { $seat }
table-finale = I fortini a fine partita
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
about-zone-hand = Le carte che puoi giocare, aggiungere a una giocata o usare per copiare. Ne peschi di nuove solo alla fine del tuo turno.
about-zone-yard = I bambini che non hai usato nel tuo turno aspettano qui. Fino al tuo prossimo turno gli avversari possono reclutarli. I Migliori Amici non vengono mai qui.
about-zone-lookout = Le carte nascoste qui restano per tutta la partita. Quando sei il Capo puoi aggiungere i loro Simboli a ogni azione. Contiene una carta in più del Livello del tuo Fortino.
about-zone-stuff = Le tue Pizze e i tuoi Giocattoli a portata di mano. I cerchi vuoti mostrano lo spazio rimasto; ciò che non ci sta non si ottiene.
about-zone-pack = Risorse messe via dalle tue Cose, in qualsiasi combinazione. Non tornano mai indietro, ma servono per pagare e molte carte danno punti per esse.
about-zone-fort = Ogni gradino mostra in alto il prezzo, poi il numero e i punti che vale alla fine. I primi portano una Regola Inventata e un Premio; il primo Fortino in cima prende la Scultura di Maccheroni e fa finire la partita. Fortini più alti hanno più spazio nello Zaino e nel Nascondiglio.
about-zone-discard_pile = Carte usate e reclutate, visibili a tutti. Se il mazzo finisce mentre si pesca, questa pila viene mescolata e diventa il nuovo mazzo.
about-zone-deck = Un mazzo personale, coperto. Chi lo possiede può guardare quali carte contiene, ma nessuno conosce l’ordine.
about-zone-park = Bambini che chiunque può reclutare. La carta presa viene subito sostituita dal mazzo Parco.
about-zone-park_deck = Puoi reclutare anche la prima carta, senza vederla. Quando esce l’ultima carta, questo round è l’ultimo.
about-zone-perk_row = Quando il tuo Fortino raggiunge il livello con il cuore, prendi uno di questi Premi. La fila non viene mai rifornita.
about-zone-rule_pile = Quando il tuo Fortino raggiunge il livello con il foglietto, guardale tutte e tienine una in segreto: darà punti alla fine.
about-zone-made_up_rule = Questa persona ha una Regola Inventata. Quale sia si scopre solo a fine partita.
about-zone-macaroni = Va alla prima persona il cui Fortino raggiunge la cima, e vale punti extra alla fine.
about-zone-trash_box = Carte rimosse e Premi usati. Non tornano mai.
about-zone-track = Punti ottenuti durante la partita. Quando qualcuno arriva in fondo, questo round è l’ultimo.
about-zone-play = La carta del Capo e ciò che vi è stato aggiunto. L’azione pubblica (megafono) può essere copiata da tutti; quella privata (lucchetto) è solo del Capo. Almeno un’azione va svolta per intero.
about-zone-additions = Carte della tua mano con il Simbolo contato (o una Moneta) e Simboli del tuo Nascondiglio. Ognuno deve cambiare il risultato.
about-zone-outcome = Ciò che l’azione farebbe adesso: i Simboli contati, cosa ottieni e cosa non ci sta.
about-zone-packet = Nella preparazione avanzata tieni una di queste carte e passi le altre a sinistra.
about-zone-kept = Le carte che hai tenuto: formano il tuo mazzo, insieme ai tuoi due Migliori Amici.
about-kid =
    Simboli: { $suits }.
    Azione pubblica, che gli avversari possono copiare: { $public }
    Azione privata, solo di chi gioca: { $private }
about-perk = { $text }
about-made_up_rule = { $text } Fino alla fine la conosce solo chi la possiede.
about-suit = Un Simbolo. Contalo per ingrandire un’azione; scarta una carta che lo mostra per copiare una carta di questo Simbolo.
about-suit-coin = Il Simbolo Jolly: quando lo aggiungi vale come uno qualsiasi dei sei, e quando copi va bene per tutti.
about-kind-pizza = Una risorsa. Serve per costruire il Fortino; alcune carte la trasformano in punti.
about-kind-toy = Una risorsa. Serve per costruire il Fortino; alcune carte la trasformano in punti.
about-sign-public = Il Capo può usarla, e dopo ogni avversario può copiarla scartando una carta dello stesso Simbolo.
about-sign-private = Solo chi gioca la carta può usarla.
about-sign-times = Ciò che sta prima si fa una volta per ogni cosa che sta dopo. Aggiungi carte con quel Simbolo per farlo più volte.
about-sign-then = Prima fai ciò che sta prima della freccia; solo allora ciò che sta dopo.
about-sign-opening_bracket = Ciò che sta dentro va insieme e si ripete insieme.
about-sign-first = Ha cominciato. Quando arriva la fine, il round si gioca fino a prima del suo turno.
about-unit-gather_pizza = Prendi Pizza dalla riserva e mettila nelle tue Cose, finché c’è spazio.
about-unit-gather_toy = Prendi Giocattoli dalla riserva e mettili nelle tue Cose, finché c’è spazio.
about-unit-gather_any = Prendi Pizza o Giocattoli dalla riserva e mettili nelle tue Cose: un solo tipo per tutta l’azione, finché c’è spazio.
about-unit-stow = Sposta una risorsa dalle tue Cose al tuo Zaino. Non torna più indietro, ma serve per pagare.
about-unit-tuck = Metti una carta della mano nel tuo Nascondiglio. Lì aiuta ogni volta che sei il Capo, fino alla fine della partita.
about-unit-recruit = Prendi una carta dal Parco, dal suo mazzo o dal Cortile di un avversario e mettila nei tuoi scarti.
about-unit-trash = Togli dal gioco una carta della tua mano o dei tuoi scarti. Un mazzo piccolo fa tornare prima i tuoi amici migliori.
about-unit-trash_rival = Togli dal gioco una carta nel Cortile di un avversario.
about-unit-trash_this = Questa carta stessa esce dal gioco, dopo che tutti hanno copiato.
about-unit-spend_pizza = Rendi alla riserva una Pizza delle tue Cose o del tuo Zaino.
about-unit-spend_toy = Rendi alla riserva un Giocattolo delle tue Cose o del tuo Zaino.
about-unit-convert = Cambia Pizza in Giocattoli o Giocattoli in Pizza, nelle tue Cose o nel tuo Zaino.
about-unit-copy_pack = Ottieni, nelle tue Cose, risorse come quelle del tuo Zaino. Lo Zaino tiene le sue.
about-unit-copy_rival_pack = Ottieni, nelle tue Cose, risorse come quelle dello Zaino di un avversario, che non perde nulla.
about-unit-advance = Paga il prezzo del livello successivo e il tuo Fortino sale di un livello.
about-unit-advance_minus_1 = Il tuo Fortino sale di un livello con una risorsa in meno del prezzo.
about-unit-advance_plus_1 = Il tuo Fortino sale di un livello con una risorsa in più del prezzo, di qualsiasi tipo.
about-unit-score = Avanza di un passo sul Tracciato Punti Vittoria per ogni stella.
about-number-any_suit = Scegli un Simbolo. L’azione si fa una volta per ogni suo esemplare su questa carta, sulle carte che aggiungi e nel tuo Nascondiglio.
about-number-lookout_cards = L’azione si fa una volta per ogni carta nel tuo Nascondiglio.
about-number-pack_tokens = L’azione si fa una volta per ogni risorsa nel tuo Zaino.
about-number-fort_level = L’azione si fa una volta per ogni livello del tuo Fortino.

## The lesson

lesson-welcome = Ecco la casa sull’albero! Guidi una banda di bambini che raccoglie Pizze e Giocattoli e costruisce un Fortino. Giochiamo insieme i primi due turni.
lesson-goal = Vince chi ha più punti. Durante la partita segni punti sul tracciato; un Fortino alto e una Regola Inventata segreta ne danno altri alla fine.
lesson-card = Questa è la carta Sarge. Il segno nell’angolo è il Simbolo: una Paletta. Il riquadro in alto, con il megafono, è l’azione pubblica; quello in basso, con il lucchetto, la privata.
lesson-play = Prendi Sarge dalla mano e scegli l’azione pubblica: un Giocattolo per ogni Paletta. Poi aggiungi Pulce, che mostra anch’essa una Paletta, e guarda il conto: due Giocattoli. Premi il pulsante grande.
lesson-public = Una carta giocata può svolgere una o entrambe le azioni, in qualsiasi ordine. Comincia da quella pubblica.
lesson-add = Le carte della mano con una Paletta o una Moneta ingrandiscono l’azione. Aggiungi quella segnata. Conta solo il suo Simbolo, non le sue azioni.
lesson-done = Due Palette, due Giocattoli: basta così. Di’ che hai finito.
lesson-private = I Giocattoli sono tra le tue Cose. Un’azione è stata svolta per intero, quindi potresti fermarti. Ma la privata conviene: mette carte nel tuo Nascondiglio. Svolgi anche quella.
lesson-private_done = La carta che hai aggiunto conta qui ancora la sua Paletta. Non c’è altro da aggiungere.
lesson-tuck = Ora il tuo Nascondiglio ha posto per una carta. Nascondi Golden Boy: la Corona resta lì per tutta la partita e si può aggiungere a ogni tua azione con Corone.
lesson-declined = Ora l’avversario poteva copiare: scartare una carta con una Paletta o una Moneta e svolgere anche la tua azione pubblica, una volta per ogni suo Simbolo. Stavolta non l’ha fatto.
lesson-recruit = A ogni turno recluti un nuovo bambino: dal Parco, alla cieca dal suo mazzo, o dal Cortile di un avversario. Prendi Dash e conferma.
lesson-yard = Il tuo turno è finito. Le carte usate e i Migliori Amici (con la stella) sono negli scarti; Mancio non è stata usata e aspetta nel tuo Cortile, dove gli avversari possono prenderla. Poi hai pescato cinque carte.
lesson-follow = L’avversario gioca una carta Paletta: Pizza per ogni Paletta. Puoi copiare! Scarta Le Sorelle Talpa: le loro due Palette ti danno due Pizze. Scegli e conferma.
lesson-stolen = Due Pizze per te nel turno di un altro. Ma l’avversario ha appena reclutato Mancio dal tuo Cortile: chi non gioca con i propri bambini rischia di perderli.
lesson-price = È ora di costruire. Sopra ogni gradino vedi il prezzo in Pizze e Giocattoli, sotto i punti finali e la ricompensa. Puoi pagare con Cose e Zaino.
lesson-advance = Gioca Sparky, uno dei tuoi due Migliori Amici. La casetta vuol dire: migliora il Fortino. Se c’è un solo modo di pagare, si paga da sé.
lesson-rule = Il primo livello ti fa tenere in segreto una Regola Inventata. Re della Festa paga per ogni carta nel Nascondiglio, e ne hai già una. Tienila.
lesson-rewards = Il tuo Fortino è cresciuto: Zaino e Nascondiglio hanno più spazio. Il prossimo livello porta uno di questi Premi, che piegano le regole a tuo favore.
lesson-recruit_again = Recluta ancora chi vuoi. Le coppie come Rocket Bros non si possono giocare, ma contano doppio quando si aggiungono o si usano per copiare.
lesson-end = L’ultimo round arriva quando qualcuno raggiunge la fine del tracciato, un Fortino è in cima o il mazzo Parco è vuoto. Ora tocca a te: continua a giocare e divertiti!

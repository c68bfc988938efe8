// The numbered rules behind the things of the table: their explanations link to them.

const OF: Record<string, string[]> = {
  "suit.coin": ["F-PLAY-03", "F-ADD-06", "F-FOLLOW-04"],
  "kind.pizza": ["F-SETUP-04", "F-EFF-08"],
  "kind.toy": ["F-SETUP-04", "F-EFF-08"],
  "zone.hand": ["F-TURN-05", "F-TURN-11"],
  "zone.yard": ["F-TURN-04", "F-TURN-07"],
  "zone.lookout": ["F-FORT-02", "F-FORT-03", "F-ADD-10"],
  "zone.stuff": ["F-FORT-01"],
  "zone.pack": ["F-FORT-02", "F-FORT-03"],
  "zone.fort": ["F-FORT-05", "F-FORT-08", "F-FORT-09", "F-FORT-10"],
  "zone.discard_pile": ["F-TURN-06", "F-RECRUIT-03", "F-INFO-01"],
  "zone.deck": ["F-TURN-09", "F-INFO-03"],
  "zone.park": ["F-RECRUIT-02", "F-RECRUIT-04"],
  "zone.park_deck": ["F-RECRUIT-02", "F-END-03"],
  "zone.perk_row": ["F-SETUP-09", "F-FORT-09"],
  "zone.rule_pile": ["F-SETUP-08", "F-FORT-08"],
  "zone.made_up_rule": ["F-INFO-07"],
  "zone.macaroni": ["F-FORT-10"],
  "zone.trash_box": ["F-EFF-11"],
  "zone.track": ["F-END-01", "F-EFF-15"],
  "zone.play": ["F-PLAY-04", "F-PLAY-06", "F-FOLLOW-01"],
  "zone.additions": ["F-ADD-01", "F-ADD-08"],
  "zone.outcome": ["F-EFF-02", "F-PLAY-06"],
  "zone.packet": ["F-DRAFT-02", "F-DRAFT-03"],
  "zone.kept": ["F-DRAFT-04"],
  "perk.birthday_party": ["F-PERK-02"],
  "perk.bribe": ["F-PERK-03", "F-PERK-04"],
  "perk.copy_cat": ["F-PERK-05", "F-PERK-06"],
  "perk.diy": ["F-PERK-07"],
  "perk.do_over": ["F-PERK-08", "F-PERK-09"],
  "perk.recycling": ["F-PERK-10", "F-PERK-11"],
  "perk.rough_housing": ["F-PERK-12", "F-PERK-13"],
  "perk.sticky_fingers": ["F-PERK-14"],
  "perk.xxl_backpack": ["F-PERK-15"],
  "made_up_rule.big_plans": ["F-MUR-02"],
  "made_up_rule.friendship_bracelet": ["F-MUR-03"],
  "made_up_rule.piggy_bank": ["F-MUR-04"],
  "made_up_rule.pizza_party": ["F-MUR-05"],
  "made_up_rule.loner": ["F-MUR-06"],
  "made_up_rule.minimalism": ["F-MUR-07"],
  "made_up_rule.popularity": ["F-MUR-08"],
  "made_up_rule.play_palace": ["F-MUR-09"],
  "made_up_rule.secret_stash": ["F-MUR-10"],
  "made_up_rule.sleepover": ["F-MUR-11"],
  "made_up_rule.slime_lab": ["F-MUR-12"],
};

export function rules(code: string): string[] {
  if (code.startsWith("suit.") && !OF[code]) return ["F-ADD-04", "F-FOLLOW-04"];
  if (code.startsWith("kid.")) return ["F-PLAY-04", "F-PLAY-06"];
  return OF[code] ?? [];
}

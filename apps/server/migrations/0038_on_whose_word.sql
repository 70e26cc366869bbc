-- Who said that an answer or a fact was wrong. Empty where nobody was asked: versions of before, and other norms.
alter table score_versions add column on_word_of text not null default '';

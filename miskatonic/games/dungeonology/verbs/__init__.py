"""What components do: each verb a small class, its sentence `verb-<tag>` in both languages."""

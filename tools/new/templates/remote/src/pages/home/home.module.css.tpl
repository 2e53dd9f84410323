.content {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--section-gap);
  min-width: 0;
  padding: var(--space-4) var(--gutter) 0;
}

@media (min-width: 1024px) {
  .content {
    padding: 0;
  }
}

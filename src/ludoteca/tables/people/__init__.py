"""Who sits at tables: accounts, passkeys, and who may act for which seat."""

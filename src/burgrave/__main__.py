from burgrave.cli import main

main()
